import { fold } from '../facts/fold.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { rolesNamed } from '../facts/anchors.ts'
import { problem, type Problem } from './problem.ts'
import { segmentAt } from '../sentences/segments.ts'
import type { Statement } from '../sentences/statements.ts'
import type { Units } from '../facts/facts.ts'

const firstPart = (place: string): string => fold(place).split(/[,(|]/u)[0]?.trim() ?? ''

/**
 * L05: an employer is where the resume says it is. Towns are those of the resume and the posting: others are
 * names that nothing proves.
 */
export function misplaced(
  statement: Statement,
  units: Units,
  { facts, posting }: Assignment,
): readonly Problem[] {
  const text = fold(statement.text)
  const towns = [
    facts.location?.value,
    posting.location,
    ...facts.roles.map(({ location }) => location?.value),
  ].flatMap((place) => (place === undefined ? [] : [firstPart(place)]))
  return [...new Set(towns)]
    .filter((town) => town.length > 2)
    .flatMap((town): readonly Problem[] => {
      const at = text.indexOf(` in ${town}`)
      if (at < 0) return []
      const before = text.slice(segmentAt(text, at).start, at)
      // The employer stands right before the town.
      const named = rolesNamed(/[^,.;:]*$/u.exec(before)?.[0] ?? '', facts.roles).filter(
        ({ employer }) =>
          /\p{Lu}[^,.;:]{0,40}$/u.test(before) &&
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
