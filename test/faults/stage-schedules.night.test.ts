import { expect, test } from 'vitest'
import { testStage } from '#harness/stage.ts'
import { runSeeds } from './stage-schedules/run-seeds.ts'

const stage = await testStage({
  workers: null,
  visibilitySeconds: 3,
  settings: { DOUBT_SECONDS: '2', LEASE_SECONDS: '30' },
})

const SEEDS = [1, 2, 3, 4, 5, 6]

test('six fault schedules on a whole stage break no invariant', async () => {
  const played = await runSeeds(stage, SEEDS, { wave: 6, workers: 2, brief: true })
  expect(played.broken).toEqual([])
  expect(played.drafts).toBeGreaterThan(2)
})
