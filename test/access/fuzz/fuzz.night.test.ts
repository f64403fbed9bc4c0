import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testStage } from '#harness/stage.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { hostileText, RAW_BODIES } from './hostile.ts'
import { requestsTo, type FuzzedRequest } from './request.ts'
import { breachesOf } from './rules.ts'
import { fuzzSenders } from './senders.ts'

/** `npm run fuzz` sets these; in a test run they are few and always the same. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 4)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const only = process.env['FUZZ_ENDPOINT']

const stage = await testStage({ workers: null })
const senders = await fuzzSenders(stage)

const all: readonly Contract[] = Object.values(contracts)
const rows = all
  .filter(({ id }) => only === undefined || id === only)
  .map((contract) => [contract.id, contract] as const)

const MOST_SHOWN = 1_500

/** The failures, the command that repeats them, and the smallest failing request; null without a failure. */
function failureOf(id: string, details: fc.RunDetails<[FuzzedRequest]>): string | null {
  if (!details.failed) return null
  const { counterexample, errorInstance } = details
  return [
    `npm run fuzz -- --endpoint ${id} --runs ${runs} --seed ${seed}`,
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    JSON.stringify(counterexample).slice(0, MOST_SHOWN),
  ].join('\n')
}

describe('random requests', () => {
  test.each(rows)('%s replies as its contract says', async (id, contract) => {
    const target = await senders.target(contract)
    const holds = fc.asyncProperty(requestsTo(contract, target.sample), async (request) => {
      const breaches = breachesOf(contract, request, await target.send(request))
      if (breaches.length > 0) throw new Error(breaches.join('\n'))
    })
    expect(failureOf(id, await fc.check(holds, { numRuns: runs, seed }))).toBeNull()
  })

  test.each(Object.entries(webhooks))(
    '%s accepts nothing that its vendor did not sign',
    async (_, webhook) => {
      const body = fc.oneof(fc.constantFrom(...RAW_BODIES), fc.json(), hostileText)
      const signature = fc.oneof(
        fc.constantFrom(
          '',
          't=1,v1=',
          't=,v1=00',
          `t=1,v1=${'0'.repeat(64)}`,
          'v1=,v1=,t=NaN',
          ','.repeat(4_000),
        ),
        fc.stringMatching(/^t=\d{1,20},v\d=[0-9a-f]{0,80}$/),
      )
      await fc.assert(
        fc.asyncProperty(body, signature, async (sent, signed) => {
          const response = await fetch(new URL(webhook.path, stage.origin), {
            method: webhook.method,
            headers: { 'content-type': 'application/json', [webhook.signature]: signed },
            body: sent,
          })
          expect(response.status).toBe(400)
          expect(await response.json()).toMatchObject({ code: 'signature_refused' })
        }),
        { numRuns: runs * 4, seed },
      )
    },
  )
})
