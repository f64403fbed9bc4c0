import { wordsOf } from './words.ts'

/** Beginnings of words that occur in postings and resumes of every field. */
const COMMON = new Set(
  `about across after also based before being between both business capab clear client colleag commun
  compan contin custom daily day deliver depart develop different during each employ ensure environ
  every excell experien first from good great group have help high including into knowledge level long
  make manag many more most must need new other over own part people person plan posit process project
  provide quality relat relevant report requir respons role service several skill standard strong
  support system task team than that their them then these they this those through time under using
  various three seven eight eleven twelve dozen hundred thousand million month summer winter autumn
  annual hour minute second third last week well what when where which while will with within work year your aufgab bereich deine
  diese durch einem einen einer eines erfahr erstell gute haben ihre jahre kenntn kunden mitarb oder
  sehr sind sowie team unser unter unterst verantw weiter werden zusamm avec cette chez client dans
  equipe leur mission notre nous pour projet service sont travail vous votre activ cliente como desde
  empresa entre equipo este gestion para parte proceso proyecto servicio sobre todo trabajo`.split(/\s+/u),
)
const STEM_LENGTH = 6
const MIN_LETTERS = 5
/** Endings of English words that have other forms: "passes", "passed", "passing". */
const ENDING = /(?<=\p{L}{4})(?:ing|ed|es|s|e)$/u

const LONGEST = Math.max(...[...COMMON].map(({ length }) => length))

function isCommon(word: string): boolean {
  for (let length = 3; length <= LONGEST && length <= word.length; length += 1)
    if (COMMON.has(word.slice(0, length))) return true
  return false
}

/** The beginnings of a text's uncommon words, which show what it is about. */
export const rareStems = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= MIN_LETTERS && /^\p{L}+$/u.test(word) && !isCommon(word))
      .map((word) => word.replace(ENDING, '').slice(0, STEM_LENGTH)),
  )

/** Words before the object of a phrase ends: "chilled food | for supermarkets". */
const AFTER_OBJECT =
  /(?<=^|\s)(?:for|in|on|with|to|from|through|at|by|across|into|over|under|within|as|per|until|für|mit|bei|auf|zur?|zum|pour|dans|sur|avec|à|aux?|para|con|por|sobre|en)\s/iu
/** What stands before the object: a verb with its particle, or "experience with". */
const BEFORE_OBJECT =
  /^(?:strong |proven |some |good )?(?:experience|knowledge|understanding|familiarity) (?:with|of|in) |^(?:responsible for|in charge of) |^\p{L}+(?:[ -](?:out|up|off|in|over|down|back|together) )?/iu

/** The uncommon words of the object of a phrase that begins with its verb. */
export interface ObjectStems {
  readonly all: ReadonlySet<string>
  /** Those that are its nouns: "turnover" of "Reduce driver turnover since …". */
  readonly nouns: ReadonlySet<string>
}

export function objectStems(text: string): ObjectStems {
  const rest = text.replace(BEFORE_OBJECT, '').trim()
  const object = rest.slice(0, AFTER_OBJECT.exec(rest)?.index)
  const nouns = object
    .split(/,| (?:and|or|und|oder|et|ou|y|o) /u)
    .map((part) => /\p{L}+(?=\P{L}*$)/u.exec(part)?.[0])
  return { all: rareStems(object), nouns: rareStems(nouns.join(' ')) }
}
