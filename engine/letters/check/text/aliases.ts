import same from '../../../data/same-names.json' with { type: 'json' }
import { nameIn } from '../../../language/letter-languages.ts'
import { LETTER_LANGUAGES } from '../../../values/letter-languages.ts'
import { once, remember } from '../../../remember.ts'
import { bare } from './fold.ts'
import { stemOf } from './words.ts'

/** Languages by the stems of their names in the languages of letters: "italienisch" and "italiano" are Italian. */
const languages = once((): ReadonlyMap<string, readonly string[]> => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at))
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`))
  const rows = codes
    .map((code) =>
      LETTER_LANGUAGES.map((locale) => bare(nameIn(locale, code))).filter((name) =>
        /^\p{L}{4,}$/u.test(name),
      ),
    )
    .map((names) => [
      ...names,
      ...(names.includes('castellano') || names.includes('espanol') ? ['castellano'] : []),
    ])
  return new Map(rows.flatMap((row) => row.map((name) => [stemOf(name), row])))
})

/** The English name of a language that a word names in one of the languages of letters; null for any other word. */
export const languageNamed = (key: string): string | null => languages().get(stemOf(key))?.[0] ?? null

const SAME = new Map(
  same
    .map((row) => row.split(' '))
    .flatMap((row) => row.map((name) => [name, row.filter((other) => other !== name)] as const)),
)

/** Other spellings of a name; a record that has one of them proves the others. */
export const aliasesOf: (name: string) => readonly string[] = remember(
  (name) => [...(SAME.get(name) ?? []), ...(languages().get(stemOf(name)) ?? [])],
  10_000,
)
