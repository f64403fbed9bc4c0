/** What is played on every run of the tests, of all that `npm run faults` plays. */
export const SHARE = process.env['ALL_SEEDS'] === undefined ? 0.2 : 1

export const shareOf = (seeds: number): number => Math.ceil(seeds * SHARE)

/** As many of the list, from one end of it to the other, each with its place in it. */
export const spread = <T>(all: readonly T[]): readonly (readonly [number, T])[] =>
  [...all.entries()].filter(([index]) => index % Math.round(1 / SHARE) === 0)
