import * as z from 'zod/mini'

/** One line of the benchmark: a value and the aim it is held to. */
export const Figure = z.object({
  id: z.string(),
  what: z.string(),
  value: z.number(),
  unit: z.string(),
  /** `<=` or `>=` and a number, or null for what is only shown. */
  aim: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Figure = z.infer<typeof Figure>

/** What a part of the benchmark hands over: figures, and the values behind them for whoever looks closer. */
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

/** Whether the aim is met; null where there is none. */
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

/** Hands a part to the process that asked for it. */
export function report(part: Part): void {
  process.send?.(part)
  process.disconnect?.()
}
