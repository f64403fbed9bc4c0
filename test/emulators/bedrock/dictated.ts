import { READER_RULES } from '#functions/letters/second-reader/reader-rules.ts'
import { block } from './block.ts'
import type { ModelTurn } from './faults.ts'
import type { SaidLetter } from './model.ts'

/** What a test has the model say, call after call, in place of what it would say by itself. */
export interface Dictated {
  /** Every letter that is asked for, repairs as well. */
  readonly letter: SaidLetter
  /**
   * A second reader says of this sentence that no fact supports it; of others, or with null, that one does.
   */
  readonly doubted: string | null
}

/** The turn that was dictated for this question; readings of resumes are not dictated. */
export function dictatedTurn(
  { letter, doubted }: Dictated,
  { system, user }: { readonly system: string; readonly user: string },
): ModelTurn {
  if (system !== READER_RULES) return { kind: 'answer', answer: letter }
  const sentences = block(user, 'letter')
    .split('\n')
    .map((line) => line.replace(/^\d+\. /u, ''))
  const verdicts = sentences.map((sentence, index) => ({
    number: index + 1,
    supported: sentence !== doubted,
    reason: sentence === doubted ? 'no fact says so' : '',
  }))
  return { kind: 'answer', answer: { sentences: verdicts } }
}
