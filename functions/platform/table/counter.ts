import * as z from 'zod/mini'
import type { Item } from './table.ts'

const Counters = z.record(z.string(), z.unknown())
const Count = z.number()

export function counter(item: Item | null, name: string): number {
  // Not z.catch, which would add 10 kB of zod to every bundle that reads a counter.
  return Count.safeParse(Counters.parse(item ?? {})[name]).data ?? 0
}
