import { folded } from '#functions/language/folded.ts'
import { BUSINESS } from './business.ts'
import type { FieldOfWork } from './field.ts'
import { HANDS_ON } from './hands-on.ts'
import { HEALTH_AND_PEOPLE } from './health-and-people.ts'
import { TECHNICAL } from './technical.ts'

export const FIELDS: readonly FieldOfWork[] = [...HEALTH_AND_PEOPLE, ...TECHNICAL, ...BUSINESS, ...HANDS_ON]

const ENDINGS = '(?:s|es|e|n|en|in|innen)?'

function patternOf(term: string): string {
  const open = term.endsWith('*')
  const plain = folded(term)
    .replaceAll(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(/[\s-]+/gu, String.raw`[\s\-/]+`)
  return open || term.length <= 3 ? plain : `${plain}${ENDINGS}`
}

const termsOf = (lists: readonly string[]): readonly string[] =>
  lists
    .flatMap((list) => list.split(','))
    .map((term) => term.trim())
    .filter((term) => term !== '')

const anyOf = (lists: readonly string[], flags: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${termsOf(lists)
      .toSorted((one, other) => other.length - one.length)
      .map(patternOf)
      .join('|')})(?![\p{L}\p{N}+#])`,
    flags,
  )

const PATTERNS = FIELDS.map((field) => ({
  field,
  titles: anyOf(field.titles, 'gu'),
  all: anyOf([...field.titles, ...field.words], 'u'),
}))

/**
 * The fields that a job title belongs to: those whose own titles cover most of it, so that a data engineer is
 * of data alone. Empty for a title of no field that is known.
 */
export function fieldsOfTitle(title: string): readonly FieldOfWork[] {
  const text = folded(title)
  const found = PATTERNS.map(({ field, titles }) => ({
    field,
    length: Math.max(0, ...[...text.matchAll(titles)].map(([match]) => match.length)),
  }))
  const longest = Math.max(...found.map(({ length }) => length))
  return longest === 0 ? [] : found.filter(({ length }) => length === longest).map(({ field }) => field)
}

/** Whether a text speaks of the work of one of these fields. */
export const speaksOf = (text: string, fields: readonly FieldOfWork[]): boolean => {
  const plain = folded(text)
  return PATTERNS.some(({ field, all }) => fields.includes(field) && all.test(plain))
}
