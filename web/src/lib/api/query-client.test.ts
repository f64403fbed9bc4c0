// @vitest-environment happy-dom
import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const MONTH = 30 * 86_400_000

/** A mounted client with an observer of a query. */
function watched(
  queryFn: () => Promise<unknown>,
  onUnauthenticated = () => undefined,
  meta?: { ownAuth: boolean },
) {
  const client = createQueryClient(onUnauthenticated)
  client.mount()
  const options = { queryKey: ['/api/x'], queryFn, ...(meta === undefined ? {} : { meta }) }
  const stop = new QueryObserver(client, options).subscribe(() => undefined)
  return { client, options, stop }
}

test('data is never stale: not with time, not when the window or the network comes back, not for another observer', async () => {
  vi.useFakeTimers()
  const read = vi.fn<() => Promise<string>>(async () => 'once')
  const { client, options, stop } = watched(read)
  await vi.advanceTimersByTimeAsync(MONTH)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  const other = new QueryObserver(client, options).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(MONTH)
  expect(read).toHaveBeenCalledTimes(1)
  other()
  stop()
})

test('neither queries nor mutations are retried automatically', async () => {
  vi.useFakeTimers()
  const failing = vi.fn<() => Promise<never>>(async () => {
    throw new ApiError(503, 'Service Unavailable', null)
  })
  const { client, stop } = watched(failing)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failing).toHaveBeenCalledTimes(1)
  stop()
  const writing = vi.fn<() => Promise<never>>(async () => {
    throw new TypeError('offline')
  })
  await expect(new MutationObserver(client, { mutationFn: writing }).mutate()).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(writing).toHaveBeenCalledTimes(1)
})

test('a 401 is handled in one place unless the caller handles it', async () => {
  const ended = vi.fn<() => undefined>()
  const refused = async () => {
    throw new ApiError(401, 'Authentication required', null)
  }
  const first = watched(refused, ended)
  await vi.waitFor(() => expect(first.client.getQueryState(['/api/x'])?.status).toBe('error'))
  expect(ended).toHaveBeenCalledTimes(1)
  first.stop()
  const own = watched(refused, ended, { ownAuth: true })
  await vi.waitFor(() => expect(own.client.getQueryState(['/api/x'])?.status).toBe('error'))
  expect(ended).toHaveBeenCalledTimes(1)
  own.stop()
})

test('a call without a connection fails at once, and is not kept to be made later', async () => {
  const client = createQueryClient(() => undefined)
  onlineManager.setOnline(false)
  const calling = vi.fn<() => Promise<never>>(async () => {
    throw new TypeError('Failed to fetch')
  })
  const reading = new QueryObserver(client, { queryKey: ['/api/x'], queryFn: calling })
  const stop = reading.subscribe(() => undefined)
  const writing = new MutationObserver(client, { mutationFn: calling })
  void writing.mutate().catch(() => undefined)
  await vi.waitFor(() =>
    expect([reading.getCurrentResult().status, writing.getCurrentResult().status]).toEqual([
      'error',
      'error',
    ]),
  )
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(calling).toHaveBeenCalledTimes(2)
  stop()
})
