// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { createQueryClient } from './query-client.ts'
import { readOptions, readIfSignedIn } from './read-options.ts'

const answer = (status: number) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'x', message: 'y', requestId: 'r' }, { status, statusText: 'Z' }),
  )
afterEach(() => void vi.unstubAllGlobals())

test('readOptions fails on a 401; readIfSignedIn returns null for it and still fails on anything else', async () => {
  const ended = vi.fn<() => undefined>()
  const client = createQueryClient(ended)
  answer(401)
  await expect(client.fetchQuery(readOptions(getSessionStatus))).rejects.toThrow(/^401: /)
  expect(ended).toHaveBeenCalledTimes(1)
  await expect(client.fetchQuery(readIfSignedIn(getSessionStatus))).resolves.toBeNull()
  expect(ended).toHaveBeenCalledTimes(1)
  answer(503)
  await expect(client.fetchQuery({ ...readIfSignedIn(getSessionStatus), staleTime: 0 })).rejects.toThrow(
    /^503: /,
  )
})
