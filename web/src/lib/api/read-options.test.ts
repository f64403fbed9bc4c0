// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { createQueryClient } from './query-client.ts'
import { readOptions } from './read-options.ts'

test('readOptions fails on a 401, which ends the session', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'x', message: 'y', requestId: 'r' }, { status: 401, statusText: 'Z' }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const ended = vi.fn<() => undefined>()
  await expect(createQueryClient(ended).fetchQuery(readOptions(getSessionStatus))).rejects.toThrow(/^401: /)
  expect(ended).toHaveBeenCalledTimes(1)
})
