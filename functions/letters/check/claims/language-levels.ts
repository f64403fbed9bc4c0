import { fold } from '../facts/fold.ts'
import { isGapAt } from '../sentences/statements.ts'
import { problem, type Problem } from '../findings.ts'
import type { Statement, Units } from '../model.ts'

/** Levels of a language that nobody would call speaking it: "French (kitchen words)". */
export const LITTLE =
  /\b(?:basics?|beginner|elementary|limited|greetings|words|school|reading|evening (?:class|course)|A1|A2|grund\p{L}*|anfänger\p{L}*|notions|débutante?|scolaire|básic[oa]|elemental|nociones)\b/iu

/** Language levels, best first, in the words of resumes and letters. */
const LEVELS: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\bnative\b|\bmother tongue\b|\bfirst language\b|\bMuttersprach|\bmaternelle\b|\bmaterna\b|\bnativ[oa]\b/iu,
  ],
  [5, /\bC2\b|\blike my own\b/iu],
  [
    4,
    /\bC1\b|\bfluent(?:ly)?\b|\bbilingual\b|\bwith ease\b|\bverhandlungssicher|\bfließend|\bcouramment\b|\bfluid[oa]\b|\bcon fluidez\b/iu,
  ],
  [3, /\bB2\b/iu],
  [2, /\bB1\b|\bintermediate\b|\bconversational\b/iu],
  [1, LITTLE],
]

const levelsIn = (text: string) =>
  LEVELS.flatMap(([rank, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ 0: said, index }) => ({ rank, at: index, said })),
  ).toSorted((one, other) => one.at - other.at)

/** Rank of a language that is listed without a level: letters may call it fluent. */
const UNKNOWN = 4

const SPEAKS = /\bI speak\b|\bspreche\b|\bje parle\b|\bhablo\b/iu

/** A level before another language is that language's: "English and native Spanish". */
const OF_NEXT = /^ \p{Lu}/u
const PHRASE_END = /[;.:]|, (?!both\b)|\b(?:but|while|whereas)\b/iu

/** Languages such as "valenciano (C1)" on the same line as recognized languages. */
const listedWith = (languages: readonly string[], resume: string): readonly (readonly [string, number])[] =>
  resume
    .split('\n')
    .filter((line) => languages.some((language) => line.includes(language)))
    .flatMap((line) => [...fold(line).matchAll(/(?<=^|[,;:]\s*)(\p{L}+) \(([^)]+)/gu)])
    .map(([, name = '', level = '']) => [name.toLowerCase(), levelsIn(level)[0]?.rank ?? UNKNOWN])

/** L23: the letter must not claim a higher level of a language than the resume does. */
export function overstatedLanguages({ kind, text }: Statement, units: Units): readonly Problem[] {
  const { facts, resumeText } = units.assignment
  if (kind === 'ask' || kind === 'way_out') return []
  const names = facts.languages.map(({ value }) => value)
  const stated = facts.languages.map(({ value, span }) => {
    const [after = ''] = /^[^,;\n]*/u.exec(resumeText.slice(span.end)) ?? []
    const [before = ''] = /[^,;\n]*$/u.exec(resumeText.slice(0, span.start)) ?? []
    const rank = levelsIn(after)[0]?.rank ?? levelsIn(before).at(-1)?.rank ?? UNKNOWN
    return [value.toLowerCase(), rank] as const
  })
  const ranks = new Map([...listedWith(names, resumeText), ...stated])
  const words = [...text.matchAll(/\p{L}+/gu)].filter(({ 0: word }) => ranks.has(word.toLowerCase()))
  if (words.length === 0 && SPEAKS.test(text) && (levelsIn(text).at(-1)?.rank ?? 0) >= UNKNOWN)
    return [problem('L23', 'The resume does not name this language.', text)]
  return words.flatMap(({ 0: name, index }): readonly Problem[] => {
    const rank = ranks.get(name.toLowerCase()) ?? UNKNOWN
    const end = index + name.length
    const phrase = text.slice(end).split(PHRASE_END)[0] ?? ''
    const [after] = levelsIn(phrase).filter(({ at, said }) => !OF_NEXT.test(phrase.slice(at + said.length)))
    const before =
      /\b(?:[Ff]luent|[Nn]ative|[Bb]ilingual)(?: (?:in|speaker of))? (?:(?:\p{Lu}\p{L}+,? )+and (?:in )?)?$/u.exec(
        text.slice(0, index),
      )?.[0]
    const claimed = after?.rank ?? levelsIn(before ?? '')[0]?.rank ?? 0
    return claimed <= rank || isGapAt(text, index)
      ? []
      : [problem('L23', `The resume gives a lower level of ${name}.`, { start: index, end })]
  })
}
