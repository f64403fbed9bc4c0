import { type Town, townsByName, unspacedNames, WITHOUT_SPACES } from './gazetteer.ts'
import { plainPlace } from './plain-place.ts'
import { countryByCode, countryNames, type Region, regions, WIDE_REGIONS } from './regions.ts'

/** A name in a text and everything that it can mean. */
export interface NamedPlace {
  readonly towns: readonly Town[]
  readonly regions: readonly Region[]
  readonly countries: readonly string[]
  /** Countries of a region such as Europe; 'all' for the world. */
  readonly wide: readonly string[] | 'all' | null
  /** Whether it is written as a code: "LA", "DEU". */
  readonly isCode: boolean
  /** Whether a comma or nothing separates it from the name before. */
  readonly joins: boolean
  /** Whether the text takes it out: "Europe (excluding Germany)". */
  readonly excluded: boolean
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu
const ENDS_LIST = /[;|•·\n&+]|\s\/\s/u
const JOINING = new Set('and or und oder et ou y o e as well sowie'.split(' '))
const EXCLUDING = new Set(
  'excluding except excepting excepted exclude excludes excl ohne außer ausser hors sauf excepto salvo'.split(
    ' ',
  ),
)
/** Words around a place's name, which are no names themselves. */
const AROUND = new Set(
  'remote remotely remoto remota hybrid fully in from within the only based work home office area onsite on site greater metro metropolitan region city county state province of at near downtown central north south east west metroplex'.split(
    ' ',
  ),
)
const LONGEST_NAME = 5

interface Word {
  readonly text: string
  readonly plain: string
  /** What stands between this word and the one before. */
  readonly gap: string
}

function wordsIn(text: string): readonly Word[] {
  let end = 0
  return [...text.matchAll(WORD)].map((match) => {
    const gap = text.slice(end, match.index)
    end = match.index + match[0].length
    return { text: match[0], plain: plainPlace(match[0]), gap }
  })
}

/** A name begins with a capital letter, unless its script has none or the whole text is in small letters. */
const mayBeName = ({ text }: Word, isSmall: boolean): boolean => isSmall || !/^\p{Ll}/u.test(text)

function meanings(words: readonly Word[]): Omit<NamedPlace, 'joins' | 'excluded'> | null {
  const name = words.map(({ plain }) => plain).join(' ')
  const [first] = words
  const code =
    words.length === 1 && first !== undefined && /^[A-Z]{2,3}$/.test(first.text) ? first.text : null
  const byCode = code === null ? undefined : countryByCode().get(code)
  const found = {
    // "IN" and "OR" are codes here, not the towns of these names.
    towns: townsByName().get(name) ?? [],
    regions: [
      ...(regions().byName.get(name) ?? []),
      ...(code === null ? [] : (regions().byCode.get(code) ?? [])),
    ],
    countries: [...new Set([countryNames().get(name) ?? [], byCode ?? []].flat())],
    wide: WIDE_REGIONS[name] ?? null,
    isCode: code !== null,
  }
  const isKnown =
    found.towns.length + found.regions.length + found.countries.length > 0 || found.wide !== null
  return isKnown ? found : null
}

/** The city at the beginning of a word in a script without spaces: 東京都千代田区. */
function unspaced({ plain }: Word): readonly Town[] {
  if (!WITHOUT_SPACES.test(plain)) return []
  const name = unspacedNames()
    .filter((each) => plain.startsWith(each))
    .toSorted((one, other) => other.length - one.length)[0]
  return name === undefined ? [] : (townsByName().get(name) ?? [])
}

/**
 * The places that a text names, each with all its meanings: the longest name wins, so that "Porto Alegre" is
 * no Porto. Words that name no place are passed over.
 */
export function namedPlaces(text: string): readonly NamedPlace[] {
  const words = wordsIn(text)
  const isSmall = text === text.toLowerCase()
  const hasNoCodes = text === text.toUpperCase()
  const found: NamedPlace[] = []
  let [joins, excluded] = [true, false]
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (word === undefined) break
    if (ENDS_LIST.test(word.gap)) joins = false
    if (/[);]/.test(word.gap)) excluded = false
    let length = Math.min(LONGEST_NAME, words.length - at)
    for (; length > 0; length -= 1) {
      const name = words.slice(at, at + length)
      if (name.slice(1).some(({ gap }) => /[,;|•·\n&+]/.test(gap) || /\s\/\s/.test(gap))) continue
      if (!mayBeName(word, isSmall) && !WIDE_REGIONS[word.plain]) continue
      // "IN" and "ON" are states only among small letters.
      if (length === 1 && AROUND.has(word.plain) && (hasNoCodes || !/^[A-Z]{2}$/.test(word.text))) continue
      const known = meanings(name)
      if (known === null) continue
      found.push({ ...known, joins: joins && found.length > 0, excluded })
      joins = true
      break
    }
    if (length === 0) {
      const towns = unspaced(word)
      if (towns.length > 0)
        found.push({
          towns,
          regions: [],
          countries: [],
          wide: null,
          isCode: false,
          joins: joins && found.length > 0,
          excluded,
        })
      if (EXCLUDING.has(word.plain)) excluded = true
      if (JOINING.has(word.plain)) joins = false
    }
    at += Math.max(1, length)
  }
  return found
}
