import { expect, test } from 'vitest'
import { testStage } from '#harness/stage.ts'
import { rehearse } from './rehearse-restore/rehearse-restore.ts'

const stage = await testStage({ workers: null })

test('after a lost table is restored, nobody is written to or charged twice, and no deleted account is back', async () => {
  const { lines, kept } = await rehearse(stage)
  expect(lines.slice(1, -1)).toEqual([
    'kept    5 drafts in the mailbox, 5 before the loss',
    'kept    0 emails still open',
    'kept    $129 charged, $129 before the loss',
    'kept    the plan that was paid after the backup: pro',
    'kept    1 deletion made again, 0 items of it left',
  ])
  expect(kept).toBe(true)
})
