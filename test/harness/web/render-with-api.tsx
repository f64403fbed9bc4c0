import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { onTestFinished, vi } from 'vitest'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import { STAGE_SETTINGS_PATH, type StageSettings } from '#shared/models/stage-settings.ts'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/lib/api/query-client.ts'

export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/**
 * The replies of the API by `GET /api/…` without the query. A list is used in order, and its last reply is
 * repeated. A promise simulates a slow server.
 */
export type Replies = Record<string, Reply | Promise<Reply> | (Reply | Promise<Reply>)[]>

export const ok = (body: unknown, status = 200): Reply => ({ status, body })

export const refusal = (code: ErrorCode, message: string = ERRORS[code].message): Reply => ({
  status: ERRORS[code].status,
  body: { code, message, requestId: 'req-1' },
})

/** Not counted among the calls, because it is fetched once for all the tests of a file. */
const SETTINGS = `GET ${STAGE_SETTINGS_PATH}`
const STAGE: StageSettings = { stripe: { publishableKey: 'pk_test_local' } }

/**
 * Renders a screen inside the app's providers and a router, with a stubbed fetch that returns the replies.
 */
export function renderWithApi(element: ReactElement, replies: Replies, address = '/') {
  const calls: string[] = []
  const sent: { call: string; headers: Record<string, string>; body: unknown }[] = []
  const queues = new Map(
    Object.entries(replies).map(([route, reply]) => [route, Array.isArray(reply) ? [...reply] : [reply]]),
  )
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${url.replace(/\?.*$/, '')}`
    if (route === SETTINGS && !queues.has(SETTINGS)) return Response.json(STAGE)
    calls.push(`${init.method ?? 'GET'} ${url}`)
    sent.push({
      call: route,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    })
    const queue = queues.get(route) ?? []
    const reply = await (queue.length > 1 ? queue.shift() : queue[0])
    if (!reply) throw new Error(`No reply for ${route}`)
    return Response.json(reply.body, { status: reply.status, headers: reply.headers ?? {} })
  })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  const queryClient = createQueryClient(() => {})
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  onTestFinished(() => {
    cleanup()
    toast.dismiss()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  return {
    ...view,
    router,
    queryClient,
    calls,
    sent,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

/** The text of the toast with this title. */
export async function toasted(title: string) {
  const shown = await screen.findByText(title)
  return shown.nextSibling?.textContent
}
