import { setTimeout } from 'node:timers/promises'
import type { Sleep } from '../clock.ts'

export const sleep: Sleep = async (ms) => {
  await setTimeout(ms)
}
