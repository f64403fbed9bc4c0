import { afterAll, expect, test } from 'vitest'
import { startSesEmulator } from '#emulators/ses/ses-emulator.ts'
import { localAccess } from '#dev/local-access.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { sentMailStore } from '#functions/mail/sent-mail.store.ts'
import { answerTicket } from '#functions/support/answer-ticket.ts'
import { ticketStore } from '#functions/support/ticket.store.ts'
import { accountOf } from '#harness/account/account.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Table } from '#platform/table/table.ts'
import { sesMail } from '#vendors/ses/ses-mail.ts'
import { crashingTable, untilCrash } from './crashing-table.ts'

const table = await testTable()
const ses = await startSesEmulator()
afterAll(() => ses.close())
const mail = sesMail({ from: 'Reachwell <hello@reachwell.example>', client: localAccess(ses.url) })
const NOON = new Date('2026-11-27T12:00:00.000Z')
const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)

async function opened(name: string) {
  const userId = `usr_${name}`
  const ticketNumber = `RW-261127-${name}`
  const ticket = {
    ticketNumber,
    subject: 'A question',
    message: 'How?',
    priority: 'medium',
    status: 'open',
    createdAt: NOON,
  } as const
  await ticketStore(table).begin(userId, ticket, NOON)
  await ticketStore(table).delivered(userId, ticketNumber)
  const answer = (on: Table, now: Date) =>
    answerTicket(
      { userId, ticketNumber, text: `An answer to ${name}.`, seen: 0 },
      {
        tickets: ticketStore(on),
        sentMails: sentMailStore(on),
        mail,
        clock: { now: () => now },
        accounts: {
          snapshot: () =>
            Promise.resolve({
              account: accountOf(NOON),
              subscription: NO_SUBSCRIPTION,
              usage: { today: 0, month: 0, trial: 0 },
            }),
        },
      },
    )
  const mails = () => ses.sent.filter(({ text }) => text.includes(`An answer to ${name}.`)).length
  return { userId, ticketNumber, answer, mails }
}

test.each([1, 2, 3, 4].flatMap((write) => (['before', 'after'] as const).map((when) => ({ write, when }))))(
  'an answer whose process crashes $when its write $write is answered by the same answer later',
  async ({ write, when }) => {
    const one = await opened(`C${write}${when === 'before' ? 'B' : 'A'}000`)
    const crashing = crashingTable(table, write, when)
    await untilCrash(one.answer(crashing.table, at(0)))
    expect(crashing.crashed()).toBe(true)
    const ticket = await one.answer(table, at(5))
    expect([ticket.status, ticket.answers.map(({ text }) => text)]).toEqual([
      'answered',
      [`An answer to C${write}${when === 'before' ? 'B' : 'A'}000.`],
    ])
    // Only a process that dies between the mail and the note of it leaves open whether the mail has left.
    expect(one.mails()).toBe(write === 3 && when === 'before' ? 2 : 1)
    await one.answer(table, at(10))
    expect(one.mails()).toBe(write === 3 && when === 'before' ? 2 : 1)
  },
)
