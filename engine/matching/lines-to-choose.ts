import { readPosting } from '../postings/reading/read-posting.ts'
import type { Posting } from '../values/posting.ts'
import type { ResumeFacts } from '../values/resume-facts.ts'
import { ofJob } from './asked.ts'
import { unfitFor } from './fit.ts'
import { quotableLines } from './line-strength.ts'
import { matchPosting } from './match-posting.ts'
import type { Answer } from './model.ts'

/** More needs than these are not worth reading before choosing. */
const MAX_NEEDS = 12

/** The ids of the lines that letters may use. */
export const choosableLines = (facts: ResumeFacts): ReadonlySet<string> =>
  new Set(quotableLines(facts).map(({ line }) => line.id))

/** The ids of lines in the order of the answers, each once. */
const idsOf = (answers: readonly Answer[]): readonly string[] => [
  ...new Set(answers.map(({ line }) => line.id)),
]

/**
 * What a posting asks for with the lines that answer it, and all lines that its letter may use, best first; and why
 * a run would hold the posting back, null when it would not.
 */
export function linesToChoose(given: Posting, facts: ResumeFacts, today: Date) {
  const posting = readPosting(given)
  const matches = matchPosting(posting, facts, { title: given.title, today })
  const { answers, strongest } = matches
  const unfit = unfitFor(posting, facts, matches, { title: given.title, searched: given.title, today })
  const ofNeed = Map.groupBy(answers, ({ need }) => need.id)
  const rankOf = (id: string): number => ofNeed.get(id)?.[0]?.score ?? 0
  const needs = ofJob(posting)
    .filter(({ kind, cut }) => kind !== 'team' && !cut)
    .toSorted((one, other) => rankOf(other.id) - rankOf(one.id) || other.weight - one.weight)
    .slice(0, MAX_NEEDS)
    .map(({ id, text }) => ({ id, text, lines: [...idsOf(ofNeed.get(id) ?? [])] }))
  const roles = new Map(facts.roles.map((role) => [role.id, role]))
  const byId = new Map(strongest.map((line) => [line.id, line]))
  const lines = [...new Set([...idsOf(answers), ...byId.keys()])].flatMap((id) => {
    const line = byId.get(id)
    if (line === undefined) return []
    const role = line.role === null ? undefined : roles.get(line.role)
    const job = role && { title: role.title?.value ?? null, employer: role.employer?.value ?? null }
    return [{ id, text: line.statement.value, job: job ?? null }]
  })
  return { needs, lines, unfit }
}
