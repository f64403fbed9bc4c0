import { once } from '../remember.ts'
import { DETECTED_LANGUAGES } from './detect-language.ts'
import { folded } from './folded.ts'
import { wordsOf } from './words.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** Every two-letter code, and three-letter codes of languages that resumes name. */
const CODES = [
  ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)),
  ...'yue fil ceb ilo hil haw gsw nso ckb kab hmn luo bem pap wol ast nds scn prs ase'.split(' '),
]

/** Names that Intl does not have, after one that it has for the same language, or alone. */
const FURTHER =
  `spanish,castellano;persian,farsi;filipino,tagalog;akan,twi;southern sotho,sesotho;tswana,setswana;zulu,isizulu
xhosa,isixhosa;american sign language,asl;british sign language,bsl;lsf;dgs,gebardensprache;mandarin`
    .split(/[;\n]/u)
    .map((row) => row.split(','))

/** All names of each language, by each: "german", "deutsch", "allemand", "aleman", "duits" and others. */
const languages = once((): ReadonlyMap<string, readonly string[]> => {
  const displays = DETECTED_LANGUAGES.map(
    (locale) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }),
  )
  const rows = CODES.map((code) => displays.flatMap((names) => names.of(code) ?? []).map(folded)).map(
    (names) => [...names, ...FURTHER.filter(([name = '']) => names.includes(name)).flat()],
  )
  return new Map([...FURTHER, ...rows].flatMap((names) => names.map((name) => [name, names] as const)))
})

/** Whether this is the name of a language in one of the languages that resumes are written in, and nothing else. */
export const isLanguage = (name: string): boolean => languages().has(folded(name))

/** Names that are also words: Dutch ones of Polish, Finnish, Frisian and Latvian, the Italian one of Latin. */
const WORDS = new Set(['pools', 'fins', 'fries', 'lets', 'latino'])

/** The names of the language that a word is a name of, or begins with: "Englisch" in "Englischkenntnisse"; else none. */
export function languageNames(word: string): readonly string[] {
  // The word and its beginnings of more than five letters; no name has more than thirty.
  const most = Math.min(word.length, 30)
  const heads = Array.from({ length: Math.max(1, most - 5) }, (_, cut) => word.slice(0, most - cut))
  const name = heads.find((head) => head.length > 3 && !WORDS.has(head) && languages().has(head))
  return languages().get(name ?? '') ?? []
}

/** Whether a text names a language. */
export const namesLanguage = (text: string): boolean =>
  wordsOf(text).some((word) => languageNames(word).length > 0)

/** Whether a text names this language, by whatever name: "Deutschkenntnisse" asks for "German". */
export function isLanguageIn(text: string, language: string): boolean {
  const own = wordsOf(language)
  const names = own.map(languageNames).find((all) => all.length > 0)
  return wordsOf(text).some((word) =>
    names === undefined ? word === own.join(' ') : languageNames(word) === names,
  )
}
