/**
 * The share of `npm run faults`' schedules that each test run plays.
 */
export const SHARE = process.env['ALL_SEEDS'] === undefined ? 0.2 : 1

export const shareOf = (seeds: number): number => Math.ceil(seeds * SHARE)

/** This share of the list, evenly spread, with each item's index. */
export const spread = <T>(all: readonly T[]): readonly (readonly [number, T])[] =>
  [...all.entries()].filter(([index]) => index % Math.round(1 / SHARE) === 0)
