import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { VISIT_MAPS } from '#dev/aws/s3.ts'
import { localAccess } from '#dev/local-access.ts'
import { credentialsOf, newAdmin } from '#harness/admin.ts'
import { reportVisit } from '#harness/report-visits.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { Visits, type VisitError } from '#shared/models/admin/visits.ts'
import type { AssemblyStage } from './assembly-stage.ts'

/** Reports an error of a release whose source map is kept, and returns what staff read of it. */
export async function walkVisits(
  { origin, emulators }: AssemblyStage,
  place: Parameters<typeof newAdmin>[0],
): Promise<readonly VisitError[]> {
  await newAdmin(place, 'visits@staff.example')
  const map = { version: 3, sources: ['../web/src/app/router.tsx'], names: [], mappings: 'AAAA' }
  await new S3Client({ ...localAccess(process.env['AWS_ENDPOINT_URL_S3'] ?? ''), forcePathStyle: true }).send(
    new PutObjectCommand({
      Bucket: VISIT_MAPS,
      Key: '1.0.0-0a1b2c3/assets/a-1.js.map',
      Body: JSON.stringify(map),
    }),
  )
  const filename = 'https://site.example/assets/a-1.js'
  const details = { type: 'TypeError', message: 'no', filename, lineno: 1, colno: 1 }
  await reportVisit(emulators, systemClock.now(), [{ type: 'js_error', details }])
  const answer = await fetch(new URL('/api/admin/visits', origin), {
    headers: credentialsOf('visits@staff.example'),
  })
  return z.object({ visits: Visits }).parse(await answer.json()).visits.errors
}
