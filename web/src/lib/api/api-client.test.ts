// @vitest-environment happy-dom
import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getEmailOutreach, listEmailOutreach } from '#shared/contracts/outreach.ts'
import { getGmailIntegration } from '#shared/contracts/gmail.ts'
import { logout } from '#shared/contracts/account/session.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { ApiError, explain, isUnauthenticated } from './api-error.ts'
import { call, urlOf } from './api-client.ts'

let answer: { status: number; body: string }
let seen: { method: string | undefined; url: string | undefined; type: string | undefined }
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  server = createServer((request: IncomingMessage, response) => {
    seen = { method: request.method, url: request.url, type: request.headers['content-type'] }
    request
      .resume()
      .on('end', () =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  window.location.href = `http://127.0.0.1:${address.port}/`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

test('addresses include their parameters, and absent ones are left out of the query', () => {
  expect(urlOf(getEmailOutreach, { params: { id: 'out/1' } })).toBe('/api/email-outreach/out%2F1')
  expect(urlOf(listEmailOutreach, { query: { page: 2, limit: 10, startDate: undefined } })).toBe(
    '/api/email-outreach?page=2&limit=10',
  )
  expect(urlOf(listEmailOutreach)).toBe('/api/email-outreach')
})

test('only a call with a body has the content type JSON', async () => {
  answer = { status: 200, body: 'null' }
  expect(await call(getGmailIntegration)).toBeNull()
  expect(seen).toEqual({ method: 'GET', url: '/api/gmail-integration', type: undefined })
  answer = { status: 200, body: '{"success":true,"signOutUrl":"https://sign-in.example/logout"}' }
  await call(logout, { body: {} })
  expect(seen).toEqual({ method: 'POST', url: '/api/user/logout', type: 'application/json' })
})

test('every call sends cookies, with a body and without', async () => {
  answer = { status: 200, body: 'null' }
  const sent: unknown[] = []
  const real = window.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    sent.push([init.method, init.credentials])
    return real(input, init)
  })
  await call(getGmailIntegration)
  answer = { status: 200, body: '{"success":true,"signOutUrl":"https://sign-in.example/logout"}' }
  await call(logout, { body: {} })
  vi.unstubAllGlobals()
  expect(sent).toEqual([
    ['GET', 'include'],
    ['POST', 'include'],
  ])
})

test('the message of a refusal is the status, a colon and the body; the problem is parsed', async () => {
  const body = '{"code":"not_authenticated","message":"Authentication required","requestId":"r1"}'
  answer = { status: 401, body }
  const error = await failure(call(getUser))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: `401: ${body}`,
    status: 401,
    problem: { code: 'not_authenticated' },
  })
  expect(isUnauthenticated(error)).toBe(true)
  expect(explain(error, 'otherwise')).toBe('Authentication required')
})

test('the message of an empty refusal is its status text', async () => {
  answer = { status: 503, body: '' }
  const error = await failure(call(getUser))
  expect(error).toMatchObject({ message: '503: Service Unavailable', problem: null })
  expect(explain(error, 'otherwise')).toBe('otherwise')
})

test('a reply that breaks the contract is rejected', async () => {
  answer = { status: 200, body: '{"id":"usr_1"}' }
  expect(await failure(call(getUser))).toBeInstanceOf(Error)
})
