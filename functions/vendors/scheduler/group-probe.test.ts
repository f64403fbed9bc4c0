import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSchedulerEmulator, type SchedulerEmulator } from '#emulators/scheduler/scheduler-emulator.ts'
import { groupProbe } from './group-probe.ts'

let scheduler: SchedulerEmulator
const { signal } = new AbortController()
const probe = (group: string) =>
  groupProbe(group, {
    endpoint: scheduler.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
  })(signal)

beforeEach(async () => {
  scheduler = await startSchedulerEmulator({ groups: ['users'], deliver: async () => undefined })
})
afterEach(() => scheduler.close())

test('an existing group is healthy, and a missing one is an error', async () => {
  expect(await probe('users')).toEqual({ status: 'healthy', says: null })
  await expect(probe('gone')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

test('without permission to ask, the status is unknown', async () => {
  scheduler.faults.set({ kind: 'denied', operation: 'group' })
  expect(await probe('users')).toEqual({ status: 'unknown', says: 'Our permissions do not let us ask it.' })
})
