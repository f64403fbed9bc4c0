import { titleCore } from '#functions/resume/facts/title-key.ts'
import { lengthOf, monthOf, periodOf } from '#functions/resume/facts/periods.ts'
import type { PostingFact } from '#functions/postings/reading/model.ts'
import { DOUBTFUL, type Fact, type ResumeFacts, type ResumeRole } from '#functions/resume/model.ts'
import { yearsIn } from './asked.ts'
import { wordsOf } from '#functions/language/words.ts'

/** Years of a work that a posting asks for, and the jobs of the resume that were that work. */
export interface YearsShown {
  readonly need: PostingFact
  readonly roles: readonly ResumeRole[]
  /** "7 years 5 months", and how it comes about. */
  readonly text: string
  readonly arithmetic: string
}

const STEM = 5

const sure = (fact: Fact | null): string | null =>
  fact !== null && fact.confidence >= DOUBTFUL ? fact.value : null

const stemsOf = (words: readonly string[]): readonly string[] =>
  words.filter(({ length }) => length >= STEM).map((word) => word.slice(0, STEM))

/** The time in jobs whose titles name the asked work; null where it is less than was asked for. */
export function yearsShown(need: PostingFact, { roles }: ResumeFacts, today: Date): YearsShown | null {
  const asked = yearsIn(need.text)
  const words = new Set(stemsOf(wordsOf(need.text)))
  const worked = roles.flatMap((role) => {
    const [title, start, end] = [sure(role.title), sure(role.start), sure(role.end)]
    if (role.kind !== 'job' || title === null || start === null || end === null) return []
    const period = periodOf(start, end, monthOf(today))
    const isThat = stemsOf(titleCore(title).flatMap(wordsOf)).some((stem) => words.has(stem))
    return period !== null && isThat ? [{ role, period }] : []
  })
  const length = lengthOf(worked.map(({ period }) => period))
  const shown = yearsIn(length?.text ?? '') ?? 0
  return asked === null || length === null || shown < asked
    ? null
    : { need, roles: worked.map(({ role }) => role), ...length }
}
