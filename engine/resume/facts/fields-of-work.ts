import fieldsOfWork from '../../data/fields-of-work.json' with { type: 'json' }
import { folded } from '../../language/folded.ts'

/** Comma-separated terms by language. */
type Lists = Readonly<Record<string, string>>

/**
 * A field of work: `titles` are job titles in it, `words` are words about its work. Case, accents and plurals
 * are ignored; `*` stands for any letters before or after. Fields and words are added in
 * `engine/data/fields-of-work.json`.
 */
export interface FieldOfWork {
  /** Its name in the sentence "Your resume is about nursing". */
  readonly name: string
  /** Names of fields that people of this one move to without being asked why. */
  readonly near: readonly string[]
  readonly titles: Lists
  readonly words: Lists
}

export const FIELDS: readonly FieldOfWork[] = fieldsOfWork

const ENDINGS = '(?:s|es|e|n|en|in|innen)?'

function patternOf(term: string): string {
  const open = term.endsWith('*')
  const plain = folded(term)
    .replaceAll(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(/[\s-]+/gu, String.raw`[\s\-/]+`)
  return open || term.length <= 3 ? plain : `${plain}${ENDINGS}`
}

const termsOf = (lists: readonly Lists[]): readonly string[] =>
  lists.flatMap((list) => Object.values(list)).flatMap((list) => list.split(', '))

const anyOf = (lists: readonly Lists[], flags: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${termsOf(lists)
      .toSorted((one, other) => other.length - one.length)
      .map(patternOf)
      .join('|')})(?![\p{L}\p{N}+#])`,
    flags,
  )

const PATTERNS = FIELDS.map((field) => ({
  field,
  titles: anyOf([field.titles], 'gu'),
  all: anyOf([field.titles, field.words], 'u'),
}))

/**
 * The fields of a job title: those whose titles cover most of it, so that "data engineer" belongs to data
 * alone. Empty when no field is known.
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

/** Whether a text has a title or word of one of these fields. */
export const speaksOf = (text: string, fields: readonly FieldOfWork[]): boolean => {
  const plain = folded(text)
  return PATTERNS.some(({ field, all }) => fields.includes(field) && all.test(plain))
}
