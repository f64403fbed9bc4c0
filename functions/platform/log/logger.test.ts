import { expect, test, vi } from 'vitest'
import { describeError, logger } from './logger.ts'

logger.level = 'info'

const CANARY = 'canary@mail.example'

/** The logger's output while `work` runs. */
function printed(work: () => void): string {
  const lines: string[] = []
  const output = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  try {
    work()
  } finally {
    output.mockRestore()
  }
  return lines.join('')
}

test('an error is described by its class and location, never by its text', () => {
  const error = new RangeError(`no place\n    at ${CANARY} 1:2:3\nat ${CANARY}`)
  const described = describeError(error)
  expect(described.name).toBe('RangeError')
  expect(described.at).toMatch(/^at .*logger\.test\.ts:\d+:\d+\)?$/)
  expect(JSON.stringify(described)).not.toContain('canary')
})

test('a thrown value that is no error is described by its type', () => {
  expect(describeError(CANARY)).toEqual({ name: 'string', at: undefined })
})

test.each([
  'email',
  'to',
  'subject',
  'body',
  'token',
  'refreshToken',
  'cookie',
  'cookies',
  'code',
  'state',
  'authorization',
  'storageUrl',
  'contactEmail',
])('%s is removed from a log line at any depth', (field) => {
  const line = printed(() => {
    logger.error(
      {
        endpoint: 'getUser',
        [field]: CANARY,
        deeper: { [field]: CANARY, list: [{ text: 'x' }], more: { [field]: CANARY } },
      },
      'passed',
    )
  })
  expect(line).toContain('getUser')
  expect(line).not.toContain('canary')
})
