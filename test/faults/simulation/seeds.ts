import { atNight } from '#harness/at-night.ts'

/** The share of the night's schedules that each test run plays. */
export const SHARE = atNight ? 1 : 0.15

export const shareOf = (seeds: number): number => Math.ceil(seeds * SHARE)

/** By day every fifth of the list, which reaches every crash; with each item's index. */
export const spread = <T>(all: readonly T[]): readonly (readonly [number, T])[] =>
  [...all.entries()].filter(([index]) => atNight || index % 5 === 0)
