import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import type { ContactMessage } from '#shared/models/contact.ts'
import { sendMessage, type ContactDeps } from './send-message.ts'
import type { UserMessage } from '#functions/mail/model.ts'

const message: ContactMessage = {
  submissionId: '1f0e2d3c-4b5a-4968-8776-655443322110',
  name: 'Alex',
  email: 'alex@example.com',
  message: 'A question.',
  website: '',
  openMs: 45_000,
}
const visitor = { kind: 'visitor', networkHash: 'network-1' } as const
const NOW = new Date('2026-03-10T12:00:00.000Z')

interface Options {
  readonly state?: 'begun' | 'delivered' | 'under_way'
  readonly mail?: () => Promise<void>
  readonly refused?: boolean
}

function parts({ state = 'begun', mail = () => Promise.resolve(), refused = false }: Options = {}) {
  const done: string[] = []
  const sent: UserMessage[] = []
  const counted: unknown[] = []
  const deps: ContactDeps = {
    log: {
      begin: (digest, now, staleAfter) => {
        done.push(`begin ${digest.length} ${now.toISOString()} ${staleAfter.toISOString()}`)
        return Promise.resolve(state)
      },
      delivered: () => Promise.resolve(void done.push('delivered')),
      failed: () => Promise.resolve(void done.push('failed')),
    },
    mail: {
      send: async (one) => {
        await mail()
        sent.push(one)
      },
    },
    limits: {
      consume: (source, windows) => {
        counted.push([source, windows.map(({ shared }) => shared ?? null)])
        return Promise.resolve(refused ? { taken: false, retryAfterMs: 90_000 } : { taken: true })
      },
    },
    secrets: { fresh: () => 'fresh', hash: (value) => value },
    clock: { now: () => NOW },
  }
  return { deps, done, sent, counted }
}

const refusal = async (promise: Promise<void>) => await promise.catch((error: unknown) => error)

test('a delivery is begun, counted, sent and marked as delivered, in this order', async () => {
  const { deps, done, sent, counted } = parts()
  await sendMessage(visitor, message, deps)
  expect(done.map((step) => step.split(' ')[0])).toEqual(['begin', 'delivered'])
  expect(done[0]).toContain('2026-03-10T12:00:00.000Z 2026-03-10T11:59:00.000Z')
  expect(counted).toEqual([['contact:network-1', [null, null, 'contact:all']]])
  expect(sent).toHaveLength(1)
})

test('messages that look automatic have a limit of their own', async () => {
  const { deps, counted, sent } = parts()
  await sendMessage(visitor, { ...message, website: 'https://example.net' }, deps)
  expect(counted).toEqual([['contact:network-1', [null, null, 'contact:automatic']]])
  expect(sent).toHaveLength(1)
})

test('a repeated message is answered as delivered, and neither counted nor sent', async () => {
  const { deps, sent, counted } = parts({ state: 'delivered' })
  await sendMessage(visitor, message, deps)
  expect([sent, counted]).toEqual([[], []])
})

test('while a message is being delivered, a repeated one is not answered as delivered', async () => {
  const { deps, sent } = parts({ state: 'under_way' })
  expect(await refusal(sendMessage(visitor, message, deps))).toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 60,
  })
  expect(sent).toEqual([])
})

test('a changed message is a new message', async () => {
  const { deps, done } = parts()
  await sendMessage(visitor, message, deps)
  await sendMessage(visitor, { ...message, message: 'Another question.' }, deps)
  const [first, second] = done.filter((step) => step.startsWith('begin'))
  expect(first).not.toBe(second)
})

describe('when it fails', () => {
  test('the visitor is told the address of support, and may send it again', async () => {
    const { deps, done } = parts({ mail: () => Promise.reject(new AppError('unavailable')) })
    expect(await refusal(sendMessage(visitor, message, deps))).toMatchObject({
      code: 'unavailable',
      message:
        'Your message could not be delivered. Try again in a few minutes, or write to support@reachwell.example.',
    })
    expect(done.at(-1)).toBe('failed')
  })

  test('too many messages are refused with the wait, and the mail stays unsent', async () => {
    const { deps, done, sent } = parts({ refused: true })
    expect(await refusal(sendMessage(visitor, message, deps))).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 90,
      message:
        'Too many messages were sent from your network. Try again later, or write to support@reachwell.example.',
    })
    expect([done.at(-1), sent]).toEqual(['failed', []])
  })

  test('an unexpected error is rethrown as it is', async () => {
    const { deps, done } = parts({ mail: () => Promise.reject(new TypeError('broken')) })
    expect(await refusal(sendMessage(visitor, message, deps))).toBeInstanceOf(TypeError)
    expect(done.at(-1)).toBe('failed')
  })
})
