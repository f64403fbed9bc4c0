import { throttle } from '#platform/throttle.ts'
import { saveReview } from '../facts/save-review.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { factReviews } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { saveFactReview } from '#shared/contracts/resume.ts'

/** The page saves after each change. */
const PER_HOUR = [{ seconds: 3_600, limit: 300 }]

export const handler = endpoint(
  saveFactReview,
  { reviews: factReviews, files: resumeFiles, limits },
  async ({ actor, body, deps }) => {
    await throttle(actor, 'facts', PER_HOUR, deps.limits)
    return ok(await saveReview(actor, body, { ...deps, clock: systemClock }))
  },
)
