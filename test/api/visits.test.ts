import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { localAccess } from '#dev/local-access.ts'
import { credentialsOf, newAdmin } from '#harness/admin.ts'
import { reportVisit, type VisitEvent } from '#harness/report-visits.ts'
import { testStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { Visits } from '#shared/models/admin/visits.ts'

const stage = await testStage({ workers: null })
await newAdmin(stage, 'watch@staff.example')
const MINUTE = 60_000

const Answer = z.object({ isMeasured: z.boolean(), visits: z.nullable(Visits) })
async function visits() {
  const answer = await fetch(new URL('/api/admin/visits', stage.origin), {
    headers: credentialsOf('watch@staff.example'),
  })
  expect(answer.status).toBe(200)
  return Answer.parse(await answer.json())
}
const report = async (events: readonly VisitEvent[]) =>
  await reportVisit(stage.emulators, systemClock.now(), events)
/** Past the ten minutes for which an answer is kept. */
const later = () => stage.advance(11 * MINUTE)

const shown = (page: string, value: number): VisitEvent => ({
  type: 'largest_contentful_paint',
  page,
  details: { value },
})
const error = (file: string, line: number, release = '1.0.0-0a1b2c3'): VisitEvent => ({
  type: 'js_error',
  release,
  details: {
    type: 'TypeError',
    message: 'x is not a function',
    filename: `https://site.example${file}`,
    lineno: line,
    colno: 1,
  },
})

test('before anybody has agreed there is nothing, and that is no failure', async () => {
  expect(await visits()).toEqual({ isMeasured: true, visits: { pages: [], errors: [] } })
})

test('pages come slowest first, and from ten page loads on with what three of four were', async () => {
  later()
  await report(Array.from({ length: 10 }, (_, at) => shown('/about', 1_000 + 100 * at)))
  await report(Array.from({ length: 9 }, () => shown('/blog', 9_000)))
  await report(
    Array.from({ length: 12 }, () => [
      shown('/', 3_210.4),
      { type: 'interaction_to_next_paint' as const, details: { value: 96 } },
      { type: 'cumulative_layout_shift' as const, details: { value: 0.12345 } },
    ]).flat(),
  )
  expect((await visits()).visits?.pages).toEqual([
    { page: '/', loads: 12, shown: 3_210, answered: 96, moved: 0.123 },
    { page: '/about', loads: 10, shown: 1_700, answered: null, moved: null },
    { page: '/blog', loads: 9, shown: null, answered: null, moved: null },
  ])
})

test('errors come with their release, and with the place in the source where its map is kept', async () => {
  later()
  const client = new S3Client({ ...localAccess(stage.addresses['s3'] ?? ''), forcePathStyle: true })
  await client.send(
    new PutObjectCommand({
      Bucket: 'visit-maps',
      Key: '1.0.0-0a1b2c3/assets/index-1a2b.js.map',
      // The second line of the file is the third line of the source.
      Body: JSON.stringify({
        version: 3,
        sources: ['../../../web/src/app/router.tsx'],
        names: [],
        mappings: 'AAAA;AAEA',
      }),
    }),
  )
  const at = systemClock.now()
  await report([error('/assets/index-1a2b.js', 2), error('/assets/index-1a2b.js', 2)])
  await report([error('/assets/index-1a2b.js', 2), error('/assets/index-1a2b.js', 2, '0.9.0-ffffff1')])
  await report([error('/assets/../../deletions/list.js', 2)])
  const latest = `${at.toISOString().slice(0, 19)}.000Z`
  const common = {
    type: 'TypeError',
    message: 'x is not a function',
    latest: expect.stringContaining(latest.slice(0, 16)),
  }
  expect((await visits()).visits?.errors).toEqual([
    { ...common, release: '1.0.0-0a1b2c3', place: 'web/src/app/router.tsx:3', times: 3, visits: 2 },
    { ...common, release: '0.9.0-ffffff1', place: '/assets/index-1a2b.js:2', times: 1, visits: 1 },
    { ...common, release: '1.0.0-0a1b2c3', place: '/deletions/list.js:2', times: 1, visits: 1 },
  ])
})

test('an answer is kept for ten minutes, and a log that is silent is said to be', async () => {
  await report([shown('/contact', 100)])
  const pages = async () => (await visits()).visits?.pages.map(({ page }) => page)
  expect(await pages()).not.toContain('/contact')
  later()
  expect(await pages()).toContain('/contact')
  later()
  stage.emulators.rum.faults.set({ kind: 'no-logs', times: 10 })
  expect(await visits()).toEqual({ isMeasured: true, visits: null })
})

test('only staff read it', async () => {
  expect((await fetch(new URL('/api/admin/visits', stage.origin))).status).toBe(401)
})
