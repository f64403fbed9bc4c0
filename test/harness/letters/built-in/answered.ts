import type { Matches } from '#functions/matching/model.ts'
import type { PostingFactKind, PostingFacts } from '#functions/postings/reading/model.ts'
import type { Assignment } from '#functions/letters/model.ts'
import type { Material } from '#functions/letters/built-in/model.ts'

export interface Answered {
  /** Words of the posting, and what they are. */
  readonly need: string
  readonly kind?: PostingFactKind
  /** Which line of the resume answers it. */
  readonly line: number
  /** What the two have in common, in the letter's language. */
  readonly concept: string
  readonly isClose?: boolean
  readonly score?: number
}

/** What a letter is written from, with answers made by hand. */
export function answered(
  assignment: Assignment,
  answers: readonly Answered[],
  rest: {
    readonly shared?: readonly string[]
    readonly team?: string
    readonly banned?: ReadonlySet<string>
  } = {},
): Material {
  const {
    facts,
    posting: { description },
  } = assignment
  const made = answers.flatMap(
    (
      { need: text, kind = 'duty', line: at, concept, isClose = true, score = 0.6 },
      index,
    ): Matches['answers'] => {
      const [start, line] = [description.indexOf(text), facts.lines[at]]
      if (start < 0 || line === undefined) throw new Error(`not there: ${text}, line ${at}`)
      const need = {
        id: `P${index + 1}`,
        kind,
        text,
        span: { start, end: start + text.length },
        weight: 0.8,
        cut: false,
      }
      return [
        {
          need,
          line,
          role: facts.roles.find(({ id }) => id === line.role) ?? null,
          concepts: [{ id: concept, label: { [assignment.language]: concept } }],
          isClose,
          score,
        },
      ]
    },
  )
  const posting: PostingFacts = {
    facts: made.map(({ need }) => need),
    team: rest.team ?? null,
    cutAt: null,
    language: assignment.language,
  }
  const matches: Matches = {
    answers: made,
    strongest: facts.lines,
    certificates: facts.certificates,
    shared: rest.shared ?? [],
  }
  return {
    assignment,
    posting,
    matches,
    tone: assignment.tone,
    isShort: assignment.tone === 'brisk',
    banned: rest.banned ?? new Set(),
  }
}
