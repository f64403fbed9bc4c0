const UNITS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`.split(/\s+/)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}

const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, index) => [word, index] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['dozen', 12],
])

const WORD = `(?:${[...SMALL.keys(), ...Object.keys(SCALES)].join('|')})`

/**
 * A number written in words ("one hundred and twenty", "forty-five", "a dozen"). Source of a regular
 * expression, case ignored.
 */
export const NUMBER_WORDS = `\\b${WORD}(?:(?:(?<=hundred|thousand|million)\\s+and\\s+|[\\s-]+)${WORD})*\\b`

/**
 * What a row of number words says; rows that are no number ("two three-day") give nothing that a source could
 * prove.
 */
export function readNumberWords(text: string): number[] {
  let total = 0
  let current = 0
  let last = Number.POSITIVE_INFINITY
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const small = SMALL.get(word)
    const scale = SCALES[word]
    if (word === 'dozen') current = (current || 1) * 12
    else if (small !== undefined) {
      if (small >= last || (last < 20 && last > 0)) return []
      current += small
      last = small
    } else if (scale === 100) {
      current = (current || 1) * 100
      last = 100
    } else if (scale !== undefined) {
      total += (current || 1) * scale
      current = 0
      last = Number.POSITIVE_INFINITY
    }
  }
  return [total + current]
}
