import { expect, test } from 'vitest'
import { notifyReady } from './notify-ready.ts'
import type { UserMessage } from '#functions/mail/model.ts'
import { cycleContext } from '#harness/outreach/cycle-context.ts'
import { runSince, UNUSED_RUNS } from '#harness/outreach/outreach-samples.ts'

const NOW = new Date('2026-03-10T09:00:00.000Z')
const { account } = cycleContext(NOW)

/** The mails that are sent when a run ends with so many drafts. */
async function sentMails(isActive: boolean, drafted: number): Promise<readonly string[]> {
  const sent: UserMessage[] = []
  const run = { ...runSince(NOW), drafted }
  const runs = { ...UNUSED_RUNS, claimNotification: async () => run }
  await notifyReady({ ...account, isActive }, 'run_1', {
    runs,
    mail: { send: async (message) => void sent.push(message) },
    clock: { now: () => NOW },
    site: 'https://reachwell.example',
  })
  return sent.map(({ to, subject }) => `${to}: ${subject}`)
}

test('a user is notified of drafts, unless there are none or the account is inactive', async () => {
  expect(await sentMails(true, 3)).toEqual(['zoe@mail.example: 3 drafts are ready for you to read'])
  expect([await sentMails(true, 0), await sentMails(false, 3)]).toEqual([[], []])
})
