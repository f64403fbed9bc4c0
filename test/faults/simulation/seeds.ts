import { atNight } from '#engine/test/at-night.ts'

/** The share of the night's schedules that each test run plays. */
export const SHARE = atNight ? 1 : 0.05

/** The share where a test expects every crash or every act, which fewer schedules don't reach. */
export const WIDE_SHARE = atNight ? 1 : 0.15

export const shareOf = (seeds: number, share: number): number => Math.ceil(seeds * share)

/** By day every so many of the list, enough to reach every crash; with each item's index. */
export const spread = <T>(all: readonly T[], every: number): readonly (readonly [number, T])[] =>
  [...all.entries()].filter(([index]) => atNight || index % every === 0)
