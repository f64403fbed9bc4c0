import { readFacts } from '#core/resume/facts/save-review.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { factReviews } from '#runtime/needs/stores.ts'
import { getResumeFacts } from '#shared/contracts/resume.ts'

export const handler = endpoint(
  getResumeFacts,
  { reviews: factReviews, files: resumeFiles },
  async ({ actor, needs }) => ok(await readFacts(actor, { ...needs, clock: systemClock })),
)
