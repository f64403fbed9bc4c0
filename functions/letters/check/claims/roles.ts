import type { ResumeRole } from '#functions/resume/model.ts'
import { anchorsOf, rolesNamed, sameEmployer } from '../facts/anchors.ts'
import { fold } from '../facts/fold.ts'
import { partAt, phraseAt, segmentAt, segmentsIn } from '../sentences/segments.ts'
import { problem, type Problem } from '../findings.ts'
import { wordsOf } from '../facts/words.ts'
import type { Statement, Units } from '../model.ts'

/** Anchor score above which a statement counts as telling a line. */
const MIN_SCORE = 1.5

/** L05: a claim must belong to the job it speaks of: the named employer's, or the one meant by "there". */
export function claimsFromOtherJob(statement: Statement, units: Units): readonly Problem[] {
  const { roles } = units.assignment.facts
  if (statement.kind !== 'own') return []
  const named = rolesNamed(statement.text, roles)
  const meant = named.length > 0 ? named : (statement.impliedRoles ?? [])
  if (meant.length === 0) return []
  const isOfMeant = (role: ResumeRole | null) => role !== null && meant.some((one) => sameEmployer(one, role))
  const isOfAnother = (part: Statement) => {
    const name = meant.flatMap(({ employer }) => wordsOf(employer?.value ?? '').map(({ stem }) => stem))
    const words = part.words.filter(({ stem }) => !name.includes(stem))
    const anchors = anchorsOf({ ...part, words }, units)
    const best = anchors.find(({ unit }) => unit.kind === 'line')
    return (
      best !== undefined &&
      best.score >= MIN_SCORE &&
      !isIdentified(part.text, best.unit.role) &&
      !anchors.some(({ unit, score }) => isOfMeant(unit.role) && score * 2 >= best.score)
    )
  }
  const { text } = statement
  // What the clauses from the one that names the employer on tell.
  const parts = segmentsIn(text)
    .filter(({ start, end }) => named.length === 0 || rolesNamed(text.slice(start, end), roles).length > 0)
    .map(({ start }) => partAt(statement, { start, end: text.length }))
  const phrases = parts
    .flatMap(({ words }) => words)
    .filter(({ start }) => rolesNamed(text.slice(0, start), roles).length > 0)
    .map(({ start }) => partAt(statement, phraseAt(text, start)))
  return [...parts, ...phrases].some(isOfAnother)
    ? [problem('L05', 'Your resume tells this of another job.', statement.text)]
    : []
}

/** True when a text gives the town or the title of a job instead of the employer. */
const isIdentified = (text: string, role: ResumeRole | null): boolean =>
  [role?.location, role?.title].some((fact) => {
    const said = (fact?.value ?? '').replace(/\s*[,(|/].*$/u, '').replaceAll(/[^\p{L}\p{N}]/gu, '.')
    return said !== '' && new RegExp(String.raw`\b(?:in|as) (?:an? |the )?${said}`, 'iu').test(text)
  })

/** L05: a quoted line must belong to the employer last named before it. */
export function quotesFromOtherJob({ text, impliedRoles }: Statement, units: Units): readonly Problem[] {
  const lines = units.own.filter(({ kind, text: line }) => kind === 'line' && fold(line).includes(text))
  const isOfImplied = lines.some(
    ({ role }) => role === null || impliedRoles?.some((one) => sameEmployer(one, role)) !== false,
  )
  return lines.length === 0 || impliedRoles?.length === 0 || isOfImplied
    ? []
    : [problem('L05', 'This line belongs to another job of your resume than the one named before it.', text)]
}

/**
 * L05: the letter must not put an employer in another town than the resume does. Only towns of the resume and
 * the posting are considered; any other town is an unknown name.
 */
export function wrongTowns({ text }: Statement, units: Units): readonly Problem[] {
  const { facts, posting } = units.assignment
  const places = [
    facts.location?.value,
    posting.location,
    ...facts.roles.map(({ location }) => location?.value),
  ]
  const towns = new Set(places.map((place) => /^[^,(|]*/u.exec(fold(place ?? ''))?.[0].trim() ?? ''))
  return [...towns].flatMap((town): readonly Problem[] => {
    const at = text.indexOf(` in ${town}`)
    if (town.length < 3 || at < 0) return []
    // The employer's name comes right before the town.
    const [before = ''] = /[^,.;:]*$/u.exec(text.slice(segmentAt(text, at).start, at)) ?? []
    const named = rolesNamed(before, facts.roles).filter(({ employer }) =>
      (employer?.value ?? '').split(/[\s,(]+/u).some((word) => before.endsWith(word)),
    )
    const headings = units.own.filter(
      ({ kind, role }) => kind === 'role' && named.some(({ id }) => id === role?.id),
    )
    return headings.length === 0 || headings.some((heading) => heading.text.includes(town))
      ? []
      : [
          problem('L05', `Your resume does not put this employer in ${town}.`, {
            start: at + 4,
            end: at + 4 + town.length,
          }),
        ]
  })
}
