const UNITS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`.split(/\s+/)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}

const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, index) => [word, index] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
])

const SCALE = Object.keys(SCALES).join('|')
/** Numbers below a hundred: "forty-five", "seven". "Eleven five-axis mills" has two numbers. */
const BELOW_HUNDRED = `(?:(?:${TENS.join('|')})[\\s-]+(?:${UNITS.slice(1, 10).join('|')})\\b|${[...SMALL.keys()].join('|')})`

/** Source of a case-insensitive regular expression for numbers in words: "forty-five", "a dozen". */
export const NUMBER_WORDS = `\\b(?:${BELOW_HUNDRED}|${SCALE})(?:[\\s-]+(?:${SCALE})\\b|(?<=${SCALE})(?:\\s+and)?[\\s-]+${BELOW_HUNDRED})*\\b`

/** The value of a number in words. */
export function readNumberWords(text: string): number {
  let total = 0
  let current = 0
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const small = SMALL.get(word)
    const scale = SCALES[word]
    if (small !== undefined) current += small
    else if (scale !== undefined && scale <= 100) current = (current || 1) * scale
    else if (scale !== undefined) {
      total += (current || 1) * scale
      current = 0
    }
  }
  return total + current
}
