import { describe, expect, test } from 'vitest'
import { contracts } from '#shared/contracts/index.ts'
import { rateLimitsOf, windowsOf, type Contract } from '#shared/contracts/contract.ts'
import { userActor } from '../actor.ts'
import type { RateWindow } from '../rate-limiter.ts'
import { countCall } from './count-call.ts'
import type { HttpEvent } from './http.ts'

const contract = (rate: NonNullable<Contract['rate']>): Contract => ({
  id: 'doThing',
  method: 'POST',
  path: '/api/thing',
  auth: 'optional',
  summary: 'Does a thing.',
  reply: {},
  errors: [],
  rate,
})

const http = {
  method: 'POST',
  path: '/api/thing',
  protocol: 'HTTP/1.1',
  sourceIp: '192.0.2.7',
  userAgent: '',
}
const event: HttpEvent = {
  version: '2.0',
  routeKey: 'POST /api/thing',
  rawPath: '/api/thing',
  rawQueryString: '',
  headers: {},
  isBase64Encoded: false,
  requestContext: {
    accountId: '',
    apiId: '',
    domainName: '',
    domainPrefix: '',
    http,
    requestId: 'req-1',
    routeKey: '',
    stage: '',
    time: '',
    timeEpoch: 0,
  },
}
/** SHA-256 of 192.0.2.7, base64url. */
const NETWORK = 'N9rWd88LOZfQ9d0NeIn4SxEALjynOwrhvbbX6bRv24o'

const call = { actor: userActor('usr_1'), event, query: undefined, body: undefined }

function counter(full: readonly string[] = []) {
  const counted: [string, readonly RateWindow[]][] = []
  const limiter = () => ({
    consume: async (name: string, windows: readonly RateWindow[]) => {
      counted.push([name, windows])
      return full.includes(name) ? { taken: false as const, retryAfterMs: 1_500 } : { taken: true as const }
    },
  })
  return { counted, limiter }
}

describe('a call is counted', () => {
  test('under its endpoint and user, in all windows at once', async () => {
    const { counted, limiter } = counter()
    await countCall(contract({ perHour: 10, perDay: 20 }), call, 'by_wrapper', limiter)
    expect(counted).toEqual([
      [
        'doThing:usr_1',
        [
          { seconds: 3_600, limit: 10 },
          { seconds: 86_400, limit: 20 },
        ],
      ],
    ])
  })

  test('under its network when nobody is signed in, or when the contract says so', async () => {
    const { counted, limiter } = counter()
    await countCall(contract({ perMinute: 60 }), { ...call, actor: null }, 'by_wrapper', limiter)
    await countCall(contract({ of: 'network', perTenMinutes: 5 }), call, 'by_wrapper', limiter)
    expect(counted).toEqual([
      [`doThing:${NETWORK}`, [{ seconds: 60, limit: 60 }]],
      [`doThing:${NETWORK}`, [{ seconds: 600, limit: 5 }]],
    ])
  })

  test('together with other endpoints under a shared name, and only if the named field is sent', async () => {
    const { counted, limiter } = counter()
    const coupons = contract({ onlyWith: 'couponCode', perHour: 20, sharedAs: 'order-coupon' })
    await countCall(coupons, call, 'by_wrapper', limiter)
    await countCall(coupons, { ...call, body: { couponCode: '' } }, 'by_wrapper', limiter)
    expect(counted).toEqual([])
    await countCall(coupons, { ...call, body: { couponCode: 'SPRING' } }, 'by_wrapper', limiter)
    await countCall(coupons, { ...call, query: { couponCode: 'SPRING' } }, 'by_wrapper', limiter)
    expect(counted.map(([name]) => name)).toEqual(['order-coupon:usr_1', 'order-coupon:usr_1'])
  })

  test('by the wrapper or by the handler, as the contract says', async () => {
    const { counted, limiter } = counter()
    const mixed = contract([{ perHour: 1 }, { perHour: 2, sharedAs: 'later', counted: 'by_handler' }])
    await countCall(mixed, call, 'by_wrapper', limiter)
    expect(counted.map(([name]) => name)).toEqual(['doThing:usr_1'])
    await countCall(mixed, call, 'by_handler', limiter)
    expect(counted.map(([name]) => name)).toEqual(['doThing:usr_1', 'later:usr_1'])
  })

  test('only up to the first full limit, whose wait the error carries', async () => {
    const { counted, limiter } = counter(['doThing:usr_1'])
    const counting = countCall(
      contract([{ perHour: 1 }, { of: 'network', perHour: 1 }]),
      call,
      'by_wrapper',
      limiter,
    )
    await expect(counting).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 2 })
    expect(counted).toHaveLength(1)
  })
})

const all = Object.values<Contract>(contracts)

test('every rate limit of a contract has a window, and its `onlyWith` names a field of the schema', () => {
  const wrong = all.flatMap((each) =>
    rateLimitsOf(each)
      .filter(
        (limit) =>
          windowsOf(limit).length === 0 ||
          (limit.onlyWith !== undefined && !fieldsOf(each).includes(limit.onlyWith)),
      )
      .map(() => each.id),
  )
  expect(wrong).toEqual([])
})

const fieldsOf = ({ body, query }: Contract): readonly string[] =>
  [body, query].flatMap((schema) =>
    schema !== undefined && 'shape' in schema ? Object.keys(Object(schema.shape)) : [],
  )

test('only endpoints of users record activities; of those for admins, the search and what moves money or starts a run have limits', () => {
  const withoutUser = all.filter(({ activity, auth }) => activity !== undefined && auth !== 'user')
  // Google's way back is a redirect even when the session has ended; then there is nothing to record.
  expect(withoutUser.map(({ id }) => id)).toEqual(['completeGmailConnection'])
  expect(
    all.filter(({ rate, auth }) => rate !== undefined && /admin/.test(auth)).map(({ id }) => id),
  ).toEqual(['findUsers', 'extendUserTrial', 'giveUserEmails', 'refundInvoice', 'restartUserRun'])
})
