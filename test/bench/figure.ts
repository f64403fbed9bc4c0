import * as z from 'zod/mini'

/** One line of the benchmark: a value and its target. */
export const Figure = z.object({
  id: z.string(),
  what: z.string(),
  value: z.number(),
  unit: z.string(),
  /** `<=` or `>=` and a number, or null for a figure without a target. */
  aim: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Figure = z.infer<typeof Figure>

/** The result of one part of the benchmark: figures, and the values behind them. */
export const Part = z.object({ figures: z.array(Figure), details: z.record(z.string(), z.unknown()) })
export type Part = z.infer<typeof Part>

export const figure = (
  id: string,
  what: string,
  value: number,
  unit: string,
  aim: string | null = null,
  note: string | null = null,
): Figure => ({
  id,
  what,
  value: Number(value.toPrecision(4)),
  unit,
  aim,
  note,
})

/** Whether the target is met; null without one. */
export function met({ value, aim }: Figure): boolean | null {
  const [, sign, bound] = /^(<=|>=) ([\d.]+)$/.exec(aim ?? '') ?? []
  if (bound === undefined) return null
  return sign === '<=' ? value <= Number(bound) : value >= Number(bound)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** Sends a part's result to the parent process. */
export function report(part: Part): void {
  process.send?.(part)
  process.disconnect?.()
}
