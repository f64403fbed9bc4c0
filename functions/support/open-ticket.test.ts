import { expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { openTicket, type TicketDeps } from './open-ticket.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { accountOf } from '#harness/account/account.ts'
import type { UserMessage } from '#functions/mail/model.ts'

const actor = { kind: 'user', userId: 'usr_1' } as const
const request = { subject: 'A question', message: 'Does it work for nurses?', priority: 'medium' } as const
const NOW = new Date('2026-11-21T12:00:00.000Z')

interface Options {
  readonly mail?: (message: UserMessage) => Promise<void>
  readonly emailVerified?: boolean
  readonly refused?: boolean
}

function parts({ mail = () => Promise.resolve(), emailVerified = true, refused = false }: Options = {}) {
  const done: string[] = []
  const deps: TicketDeps = {
    accounts: {
      snapshot: () =>
        Promise.resolve({
          account: accountOf(NOW, { emailVerified }),
          subscription: NO_SUBSCRIPTION,
          usage: { today: 0, month: 0, trial: 0 },
        }),
    },
    tickets: {
      begin: (_, __, staleAfter) => {
        done.push(`begin ${staleAfter.toISOString()}`)
        return Promise.resolve({ state: 'begun' })
      },
      delivered: () => Promise.resolve(void done.push('delivered')),
      failed: () => Promise.resolve(void done.push('failed')),
    },
    mail: {
      send: async (message) => {
        await mail(message)
        done.push(`mail ${message.to}`)
      },
    },
    countCall: async () => {
      done.push('count')
      if (refused) throw new AppError('too_many_requests', { retryAfterSeconds: 90 })
    },
    secrets: { hash: () => 'AAAAAAAA' },
    clock: { now: () => NOW },
    site: 'https://app.example',
  }
  return { deps, done }
}

test('a ticket is stored, counted, mailed, marked as delivered and copied, in this order', async () => {
  const { deps, done } = parts()
  expect(await openTicket(actor, request, deps)).toEqual({
    ...request,
    ticketNumber: 'RW-261121-000000',
    status: 'open',
    createdAt: NOW,
  })
  expect(done).toEqual([
    'begin 2026-11-21T11:59:00.000Z',
    'count',
    'mail support@reachwell.example',
    'delivered',
    'mail zoe@mail.example',
  ])
})

test('no copy is sent to an unverified address', async () => {
  const { deps, done } = parts({ emailVerified: false })
  await openTicket(actor, request, deps)
  expect(done.at(-1)).toBe('delivered')
})

test('a failed copy does not fail the ticket', async () => {
  const { deps, done } = parts({
    mail: ({ to }) =>
      to === 'zoe@mail.example' ? Promise.reject(new AppError('unavailable')) : Promise.resolve(),
  })
  expect((await openTicket(actor, request, deps)).status).toBe('open')
  expect(done.at(-1)).toBe('delivered')
})

test('an undelivered ticket is removed, and the user told the address of support', async () => {
  const { deps, done } = parts({ mail: () => Promise.reject(new AppError('unavailable')) })
  const refusal: unknown = await openTicket(actor, request, deps).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: 'unavailable',
    message:
      'Your message could not be delivered. Try again in a few minutes, or write to support@reachwell.example.',
  })
  expect(done.at(-1)).toBe('failed')
})

test('too many tickets are refused with the wait, and not stored', async () => {
  const { deps, done } = parts({ refused: true })
  const refusal: unknown = await openTicket(actor, request, deps).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 90,
    message: 'You have sent many messages today. Try again later, or write to support@reachwell.example.',
  })
  expect(done.at(-1)).toBe('failed')
})
