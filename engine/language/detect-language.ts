// The most common function words of each language, without those that would favour it over another.
const WORDS: Readonly<Record<string, string>> = {
  eng: 'the and of to in for with on by from at as an is that was were which my you your we have would about',
  deu: 'und der die das den mit von für zur zum im bei des ein eine auf durch als sowie nach ich sie ihr ihre wir ist',
  fra: 'de la le en un et les des du pour dans avec sur par une aux au chez ainsi mise que je vous votre nous est',
  spa: 'de la en un y los las para con por una como del sobre más mediante entre en el que mi su he es',
  ita: 'di la un e gli il per con una dei delle della nel di alla presso come sono',
  nld: 'en het een van voor met op bij naar ook aan door de te als',
  por: 'de e os as para com por uma dos das na no em do da como ao que',
  pol: 'i w na do z oraz dla się od po przez ze za przy',
  swe: 'och att för med som av på till ett den från i inom',
}
/** The languages that can be detected, ISO 639-3. */
export const DETECTED_LANGUAGES: readonly string[] = Object.keys(WORDS)

const SETS = Object.entries(WORDS).map(([code, list]) => [code, new Set(list.split(' '))] as const)
const MIN_HITS = 5

/**
 * Detects the language of running text by its function words; `und` for other languages or too few words.
 * `minHits` can be lower for a short text.
 */
export function detectByFunctionWords(text: string, minHits = MIN_HITS): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = SETS.map(([code, set]) => ({
    code,
    set,
    hits: words.filter((word) => set.has(word)).length,
  })).toSorted((a, b) => b.hits - a.hits)
  const [best, second] = scores
  if (best === undefined || second === undefined || best.hits < minHits) return 'und'
  // Romance languages share "de", "la" and "en": what only one of the two has decides.
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    words.filter((word) => one.has(word) && !other.has(word)).length
  const isClear = only(best.set, second.set) > 1 + 2 * only(second.set, best.set)
  return best.hits >= second.hits * 1.3 || isClear ? best.code : 'und'
}

/** A short resume of phrases has few function words. */
const MIN_HITS_OF_RESUME = 2

/** The language of a resume's text, detected with fewer function words if necessary. */
export function languageOfResume(text: string): string {
  const found = detectByFunctionWords(text)
  return found === 'und' ? detectByFunctionWords(text, MIN_HITS_OF_RESUME) : found
}
