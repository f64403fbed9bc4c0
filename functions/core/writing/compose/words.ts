const STOP = new Set(
  `a about above across after all also although am among an and any are as at be because been before being below between both but by can could did do
  does doing down during each either etc few for from had has have having he her here hers him his how i if in include includes including into is it its
  itself just may me might more most must my no nor not now of off on once only or other our ours out over own per plus same shall she should so some such
  than that the their them then there these they this those through to too under until up upon us use used using various very via was we well were what
  when where which while who whom why will with within without would you your yours`.split(/\s+/),
)

/** Words that stand in most postings and resumes: sharing one of them says next to nothing. */
const GENERIC = new Set(
  `ability able act agency area aspect bachelor base basis benefit best business candidate career client close clear collaborate collaborative communicate
  communication company cross culture day daily deliver department detail degree develop development different drive dynamic effective efficient ensure environment equal
  excellent existing experience fast fit focus full function global goal good great group grow growth hand help high hire ideal impact improve improvement
  include increase individual initiative internal job join key knowledge large lead leader leadership level look maintain make manage management manager master
  meet member monthly need new office one opportunity order organization organisation paced part people perform performance person plan position preferred process
  professional program project provide quality range related report requirement require responsibility responsible result right role run senior service set skill
  small solution solve staff start strategy strong success successful support take task team term thing three time top tool track two type understand understanding user value
  share rate number amount half percent weekly week work working world write year yearly junior associate remote hybrid apply employer salary`.split(/\s+/),
)

export interface Word {
  readonly text: string
  /** See stem. */
  readonly stem: string
  readonly start: number
  readonly end: number
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})ies$/u, 'y'],
  [/(?<=ss|sh|ch|x)es$/u, ''],
  [/(?<=\p{L}{2}[^sui])s$/u, ''],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, ''],
]

/** A rough English stem: enough to see that `onboarding` and `onboarded` are about one thing. */
export function stem(word: string): string {
  let form = word.toLowerCase().replace(/['’]s$/u, '')
  for (const [ending, to] of ENDINGS) form = form.replace(ending, to)
  return form.replace(/([bdgmnprt])\1$/u, '$1').replace(/(?<=\p{L}{3})e$/u, '')
}

const GENERIC_STEMS = new Set([...GENERIC].map(stem))

/** The words of a text with their UTF-16 offsets; `C++`, `C#` and `Node.js` count as one. */
export function words(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[.'’&/-][\p{L}\p{N}]+)*[+#]*/gu)].map((match) => ({
    text: match[0],
    stem: stem(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export const isStop = (word: Word): boolean => STOP.has(word.text.toLowerCase())

export const isGeneric = (word: Word): boolean => GENERIC_STEMS.has(word.stem)

/** Stems of the words that tell one job from another. */
export const meaning = (text: string): readonly string[] => words(text).filter((word) => !isStop(word) && !isGeneric(word)).map((word) => word.stem)

/** Stems that tell what a text is about, stop words and bare numbers left out. */
export function terms(text: string): ReadonlySet<string> {
  return new Set(words(text).filter((word) => !isStop(word) && /\p{L}{2}|[+#]/u.test(word.text)).map((word) => word.stem))
}

/** How much a shared term says: rarer over these texts is more, words of every posting are little. Unitless, 0.15 and up. */
export function termWeights(texts: readonly string[]): (term: string) => number {
  const seenIn = new Map<string, number>()
  for (const text of texts) for (const term of terms(text)) seenIn.set(term, (seenIn.get(term) ?? 0) + 1)
  return (term) => (GENERIC_STEMS.has(term) ? 0.15 : Math.log(1 + texts.length / (seenIn.get(term) ?? 1)))
}
