import { expect, test } from 'vitest'
import { newRun } from './run-view.ts'
import { notifyReady } from './notify-ready.ts'
import type { UserMessage } from '#functions/mail/model.ts'

const NOW = new Date('2026-03-10T09:00:00.000Z')
const ACCOUNT = {
  id: 'usr_1',
  email: 'zoe@mail.example',
  firstName: 'Zoe',
  lastName: 'Quill',
  emailVerified: true,
  isActive: true,
  createdAt: NOW,
  updatedAt: NOW,
}

/** The mails that are sent when a run ends with so many drafts. */
async function sentMails(isActive: boolean, drafted: number): Promise<readonly string[]> {
  const sent: UserMessage[] = []
  const run = {
    ...newRun({
      id: 'run_1',
      userId: 'usr_1',
      trigger: 'manual',
      wanted: 5,
      startedAt: NOW,
      previousSentAt: null,
    }),
    drafted,
  }
  const unused = async () => await Promise.reject(new Error('not part of this'))
  const runs = {
    claimNotification: async () => run,
    context: unused,
    find: unused,
    latest: unused,
    claim: unused,
    record: unused,
    takePlanning: unused,
    progress: unused,
    finishPlanning: unused,
    note: unused,
  }
  await notifyReady({ ...ACCOUNT, isActive }, 'run_1', {
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
