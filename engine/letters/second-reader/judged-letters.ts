import type { LanguageModel } from '../../language-model/language-model.ts'
import type { Finding } from '../../values/finding.ts'
import type { Letter } from '../../values/letter.ts'
import { checkLetter, passes } from '../check/check-letter.ts'
import type { Assignment } from '../model.ts'
import { plainWriter } from '../plain/plain-writer.ts'
import type { PromptSecrets } from '../prompt/build-prompt.ts'
import { type ModelLimits, modelWriter } from '../prompt/model-writer.ts'
import type { LetterWriters } from '../write-letter.ts'
import { NotJudged, type ReadingFailure, type SecondReader, secondReader } from './second-reader.ts'

interface Models {
  readonly writer: LanguageModel | null
  /** Judges what the writer wrote. */
  readonly judge: LanguageModel | null
}

/** Writers of letters: two models where there are two, and the plain writer. `notJudged` hears of each failed verdict. */
export function lettersBy(
  { writer, judge }: Models,
  secrets: PromptSecrets,
  limits: Partial<ModelLimits>,
  notJudged: (cause: ReadingFailure) => void = () => undefined,
): LetterWriters {
  if (writer === null || judge === null) return { model: null, plain: plainWriter }
  const reader = secondReader(judge, secrets, limits)
  const read: SecondReader['read'] = async (...asked) =>
    await reader.read(...asked).catch((error: unknown) => {
      if (error instanceof NotJudged) notJudged(error.failure)
      throw error
    })
  return { model: { writer: modelWriter(writer, secrets, limits), reader: { read } }, plain: plainWriter }
}

interface Verdict {
  readonly verdict: 'pass' | 'refuse' | 'not judged'
  readonly findings: readonly Finding[]
}

const verdictOf = (findings: readonly Finding[]) => (passes(findings) ? 'pass' : 'refuse')

/** The verdict of the hard facts and, on a letter of which none is certainly wrong, of the second reader if the writers have one. */
export async function verdictOn(
  assignment: Assignment,
  letter: Letter,
  { model }: LetterWriters,
): Promise<Verdict> {
  const { findings } = checkLetter(assignment, letter)
  if (model === null || findings.some(({ severity }) => severity === 'E'))
    return { verdict: verdictOf(findings), findings }
  try {
    const judged = await model.reader.read(assignment, letter, findings)
    return { verdict: verdictOf(judged), findings: judged }
  } catch (error) {
    if (!(error instanceof NotJudged)) throw error
    return { verdict: 'not judged', findings }
  }
}
