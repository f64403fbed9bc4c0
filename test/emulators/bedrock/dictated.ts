import { READER_RULES } from '#engine/test/inside.ts'
import { askedSentences, verdictOn } from './judge.ts'
import type { ModelTurn } from './faults.ts'
import type { SaidLetter } from './model.ts'

/** What a test makes the model say in every call, in place of its own answer. */
export interface Dictated {
  /** The answer to every request for a letter, repairs included. */
  readonly letter: SaidLetter
  /** The only sentence that the second reader refuses; null for none. */
  readonly doubted: string | null
}

/** The dictated answer to this prompt; readings of resumes are not dictated. */
export function dictatedTurn(
  { letter, doubted }: Dictated,
  { system, user }: { readonly system: string; readonly user: string },
): ModelTurn {
  if (system !== READER_RULES) return { kind: 'answer', answer: letter }
  const verdicts = askedSentences(user).map((sentence, index) =>
    verdictOn(index, sentence === doubted ? 'no source says so' : ''),
  )
  return { kind: 'answer', answer: { sentences: verdicts } }
}
