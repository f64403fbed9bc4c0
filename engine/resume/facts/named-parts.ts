import type { ResumeRole, Span } from '../../values/resume-facts.ts'

interface NamedPart extends Span {
  readonly name: 'title' | 'employer' | 'dates'
}

/** What a resume gives of a job, its title, its employer and its dates, in the order in which they stand there. */
export const namedParts = ({
  title,
  employer,
  start,
  end,
}: Pick<ResumeRole, 'title' | 'employer' | 'start' | 'end'>): readonly NamedPart[] =>
  (
    [
      ['title', title],
      ['employer', employer],
      ['dates', start ?? end],
    ] as const
  )
    .flatMap(([name, fact]) => (fact === null ? [] : [{ name, ...fact.span }]))
    .toSorted((one, other) => one.start - other.start)
