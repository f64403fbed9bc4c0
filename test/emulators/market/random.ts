/**
 * 32-bit FNV-1a of the parts: the same words give the same market on every machine.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5
  for (const char of parts.join('\u0001')) {
    value ^= char.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193)
  }
  value ^= value >>> 16
  value = Math.imul(value, 0x45d9f3b)
  return (value ^ (value >>> 15)) >>> 0
}

export interface Dice {
  /** 0 ≤ n < 1. */
  next(): number
  /** Whole number, both ends included. */
  between(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  /** `count` different items in random order. */
  some<T>(from: readonly T[], count: number): readonly T[]
}

/** Mulberry32, seeded with the hash of the parts. */
export function dice(...parts: readonly (string | number)[]): Dice {
  let state = hash(...parts)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(next() * from.length)]
    if (one === undefined) throw new Error('Nothing to pick from.')
    return one
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick,
    some: (from, count) => {
      const rest = [...from]
      const taken = []
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(Math.floor(next() * rest.length), 1))
      return taken
    },
  }
}

/** Draws by shares: `at` counts through them in their order, and what is beyond them all is the rest. */
export function drawn<T>(shares: readonly (readonly [T, number])[], at: number, rest: T): T {
  let left = at
  for (const [one, share] of shares) {
    left -= share
    if (left < 0) return one
  }
  return rest
}

/** Splits a text with one item per line. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
