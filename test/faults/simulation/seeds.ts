import { atNight } from '#harness/at-night.ts'

/** The share of the night's schedules that each test run plays. */
export const SHARE = atNight ? 1 : 0.05

/** The share where a test expects every crash or every act, which fewer schedules don't reach. */
export const WIDE_SHARE = atNight ? 1 : 0.15

export const shareOf = (seeds: number, share: number): number => Math.ceil(seeds * share)

/** By day every fifth of the list, which reaches every crash; with each item's index. */
export const spread = <T>(all: readonly T[]): readonly (readonly [number, T])[] =>
  [...all.entries()].filter(([index]) => atNight || index % 5 === 0)
