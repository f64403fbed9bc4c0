import type { ResumeRole, Span } from '#functions/resume/model.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { anchorsOf, rolesNamed, sameEmployer } from '../facts/anchors.ts'
import { fold } from '../facts/fold.ts'
import { partAt, phraseAt, segmentAt, segmentsIn, SHIFTS } from '../sentences/segments.ts'
import { problem, type Problem } from './problem.ts'
import { longestTitles } from '../times/dates.ts'
import type { Statement } from '../sentences/statements.ts'
import type { Units } from '../facts/facts.ts'
import { wordsOf } from '../facts/words.ts'

/** Anchor score above which a statement counts as telling a line. */
const MIN_SCORE = 1.5

/** L05: a claim must belong to the job it speaks of: the named employer's, or the one meant by "there". */
export function claimsFromOtherJob(
  statement: Statement,
  units: Units,
  roles: readonly ResumeRole[],
): readonly Problem[] {
  if (statement.kind !== 'own') return []
  const named = rolesNamed(statement.text, roles)
  const meant = named.length > 0 ? named : (statement.impliedRoles ?? [])
  if (meant.length === 0) return []
  const isOfMeant = (role: ResumeRole | null) => role !== null && meant.some((one) => sameEmployer(one, role))
  const isOfAnother = (part: Statement) => {
    const name = meant.flatMap(({ employer }) => wordsOf(employer?.value ?? '').map(({ stem }) => stem))
    const anchors = anchorsOf(
      { ...part, words: part.words.filter(({ stem }) => !name.includes(stem)) },
      units,
    )
    const best = anchors.find(({ unit }) => unit.kind === 'line' && unit.role !== null)
    return (
      best !== undefined &&
      best.score >= MIN_SCORE &&
      !isIdentified(part.text, best.unit.role) &&
      !anchors.some(({ unit, score }) => isOfMeant(unit.role) && score * 2 >= best.score)
    )
  }
  const { text } = statement
  const isNew = ({ start, end }: Span) =>
    SHIFTS.test(text.slice(start, end)) || rolesNamed(text.slice(start, end), roles).length > 0
  // What the clause of the employer and those after it tell, up to the next employer or another time.
  const segments = segmentsIn(text)
  const parts = segments.flatMap(({ start, end }, at) => {
    if (named.length > 0 && rolesNamed(text.slice(start, end), roles).length === 0) return []
    const next = segments.find((one, after) => after > at && isNew(one))
    return [partAt(statement, start, { start, end: next?.start ?? text.length })]
  })
  const phrases = parts
    .flatMap(({ words }) => words)
    .filter(({ start }) => rolesNamed(text.slice(0, start), roles).length > 0)
    .map(({ start }) => partAt(statement, start, phraseAt(text, start)))
  return [...parts, ...phrases].some(isOfAnother)
    ? [problem('L05', 'Your resume tells this of another job.', statement.text)]
    : []
}

/** L05: a title must be held at the employer that the letter names with it: "as sous chef at Hôtel Bellerive". */
export function titlesFromOtherJob(
  { text, kind }: Statement,
  roles: readonly ResumeRole[],
): readonly Problem[] {
  if (kind !== 'own') return []
  return segmentsIn(text).flatMap(({ start, end }): readonly Problem[] => {
    const part = text.slice(start, end)
    const [held, named] = [longestTitles(part, roles), rolesNamed(part, roles)]
    const [title] = held
    const isJoined =
      title !== undefined &&
      new RegExp(
        String.raw`\b${(title.title?.value ?? '').replace(/[,(|/].*$/u, '').replaceAll(/[^\p{L}\p{N}]/gu, '.')} (?:at|for) `,
        'iu',
      ).test(part)
    return isJoined &&
      named.length > 0 &&
      !held.some((one) => named.some((other) => sameEmployer(one, other)))
      ? [problem('L05', 'Your resume gives this title at another employer.', { start, end })]
      : []
  })
}

/** True when a text gives the town or the title of a job instead of the employer. */
const isIdentified = (text: string, role: ResumeRole | null): boolean =>
  [/^[^,(|]*/u.exec(role?.location?.value ?? ''), /^[^,(|/]*/u.exec(role?.title?.value ?? '')].some(
    (found) =>
      found !== null &&
      found[0].length > 2 &&
      new RegExp(
        String.raw`\b(?:in|as) (?:an? |the )?${found[0].trim().replaceAll(/[^\p{L}\p{N}]/gu, '.')}`,
        'iu',
      ).test(text),
  )

/** L05: a quoted line must belong to the employer last named before it. */
export function quotesFromOtherJob({ text, impliedRoles }: Statement, units: Units): readonly Problem[] {
  if (impliedRoles === null || impliedRoles.length === 0) return []
  const quote = text.replace(/[.;]+$/u, '')
  const lines = units.own.filter(({ kind, text: line }) => kind === 'line' && line.includes(quote))
  if (
    lines.length === 0 ||
    lines.some(({ role }) => role === null || impliedRoles.some((one) => sameEmployer(one, role)))
  )
    return []
  return [
    problem('L05', 'This line belongs to another job of your resume than the one named before it.', text),
  ]
}

/** L05: the parenthesis after a quoted line must give the years of the job that it names. */
export function wrongOriginYears(
  { text, isOrigin }: Statement,
  roles: readonly ResumeRole[],
): readonly Problem[] {
  if (!isOrigin) return []
  const named = rolesNamed(text, roles)
  const years = (named.length > 0 ? named : roles).flatMap(({ start, end }) =>
    [start, end].map((date) => date?.value.slice(0, 4)),
  )
  return [...text.matchAll(/\b(?:19|20)\d{2}\b/gu)]
    .filter(([year]) => !years.includes(year))
    .map(({ 0: year, index }) =>
      problem('L05', `${year} is no year of this job in your resume.`, {
        start: index,
        end: index + year.length,
      }),
    )
}

/**
 * L05: the letter must not put an employer in another town than the resume does. Only towns of the resume and
 * the posting are considered; any other town is an unknown name.
 */
export function wrongTowns(
  statement: Statement,
  units: Units,
  { facts, posting }: Assignment,
): readonly Problem[] {
  const text = fold(statement.text)
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
      (employer?.value ?? '').split(/[\s,(]+/u).some((word) => word.length > 1 && before.endsWith(word)),
    )
    const headings = units.own.filter(
      ({ kind, role }) => kind === 'role' && named.some(({ id }) => id === role?.id),
    )
    if (headings.length === 0 || headings.some((heading) => heading.text.includes(town))) return []
    return [
      problem('L05', `Your resume does not put this employer in ${town}.`, {
        start: at + 4,
        end: at + 4 + town.length,
      }),
    ]
  })
}
