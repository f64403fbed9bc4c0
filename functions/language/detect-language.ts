// The commonest function words of each language, those that another language of the list shares left out
// where they would decide.
const WORDS: Readonly<Record<string, string>> = {
  eng: 'the and of to in for with on by from at as an is that was were which',
  deu: 'und der die das den mit von für zur zum im bei des ein eine auf durch als sowie nach',
  fra: 'de la le en un et les des du pour dans avec sur par une aux au chez ainsi mise que',
  spa: 'de la en un y los las para con por una como del sobre más mediante entre en el',
  ita: 'di la un e gli il per con una dei delle della nel di alla presso come sono',
  nld: 'en het een van voor met op bij naar ook aan door de te als',
  por: 'e os as para com por uma dos das na no em do da como ao',
  pol: 'i w na do z oraz dla się od po przez ze za przy',
  swe: 'och att för med som av på till ett den från i inom',
}
/** The languages that texts are told to be in, ISO 639-3. */
export const TOLD_APART: readonly string[] = Object.keys(WORDS)

const SETS = Object.entries(WORDS).map(([code, list]) => [code, new Set(list.split(' '))] as const)
const MIN_HITS = 5

/**
 * By function words: enough for running text of the commonest Western languages, and `und` for everything
 * else. A single line has few of them: there fewer than usual may do (`least`).
 */
export function detectByFunctionWords(text: string, least = MIN_HITS): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = SETS.map(([code, set]) => ({
    code,
    hits: words.filter((word) => set.has(word)).length,
  })).toSorted((a, b) => b.hits - a.hits)
  const [best, second] = scores
  if (best === undefined || second === undefined || best.hits < least) return 'und'
  return best.hits >= second.hits * 1.3 ? best.code : 'und'
}

/** A short resume of a few phrases has few function words. */
const LEAST_OF_A_RESUME = 2

/** The language of a resume's text, as `detectByFunctionWords` says it. */
export function languageOfResume(text: string): string {
  const found = detectByFunctionWords(text)
  return found === 'und' ? detectByFunctionWords(text, LEAST_OF_A_RESUME) : found
}
