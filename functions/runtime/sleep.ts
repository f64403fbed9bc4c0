import { setTimeout } from 'node:timers/promises'
import type { Sleep } from '#core/kernel/clock.ts'

export const sleep: Sleep = async (ms) => {
  await setTimeout(ms)
}
