import { expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { sendOnce } from './send-once.ts'
import type { SentMailState, UserMessage } from './model.ts'

const MESSAGE: UserMessage = { to: 'ada@example.com', subject: 's', text: 't' }

function parts(state: SentMailState, mail: () => Promise<void> = () => Promise.resolve()) {
  const done: string[] = []
  const deps = {
    clock: { now: () => new Date('2026-03-10T12:00:00.000Z') },
    mail: {
      send: async () => {
        done.push('send')
        await mail()
      },
    },
    sentMails: {
      begin: (userId: string, notice: string, now: Date, staleAfter: Date) => {
        done.push(`begin ${userId} ${notice} ${now.toISOString()} ${staleAfter.toISOString()}`)
        return Promise.resolve(state)
      },
      sent: () => Promise.resolve(void done.push('sent')),
      failed: () => Promise.resolve(void done.push('failed')),
    },
  }
  return {
    done,
    once: (message: UserMessage | null = MESSAGE) =>
      sendOnce('usr_1', 'N#1', () => Promise.resolve(message), deps),
  }
}

test('a notice is claimed, sent and recorded, in this order', async () => {
  const { done, once } = parts('begun')
  expect(await once()).toBe(true)
  expect(done).toEqual(['begin usr_1 N#1 2026-03-10T12:00:00.000Z 2026-03-10T11:58:00.000Z', 'send', 'sent'])
})

test.each([
  ['under_way', false],
  ['sent', true],
  ['given_up', false],
] as const)(
  'a notice that is %s is not sent again, and the result says whether it was sent: %s',
  async (state, isOut) => {
    const { done, once } = parts(state)
    expect(await once()).toBe(isOut)
    expect(done).toHaveLength(1)
  },
)

test('a mail that fails may be tried again', async () => {
  const { done, once } = parts('begun', () => Promise.reject(new AppError('unavailable')))
  await expect(once()).rejects.toMatchObject({ code: 'unavailable' })
  expect(done.slice(1)).toEqual(['send', 'failed'])
})

test('a notice with nothing to say after all is left to the next call', async () => {
  const { done, once } = parts('begun')
  expect(await once(null)).toBe(false)
  expect(done.slice(1)).toEqual(['failed'])
})
