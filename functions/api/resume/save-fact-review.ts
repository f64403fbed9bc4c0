import { throttle } from '#core/kernel/throttle.ts'
import { saveReview } from '#core/resume/facts/save-review.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { limits } from '#runtime/needs/limits.ts'
import { factReviews } from '#runtime/needs/stores.ts'
import { saveFactReview } from '#shared/contracts/resume.ts'

/** The page saves after each change. */
const PER_HOUR = [{ seconds: 3_600, limit: 300 }]

export const handler = endpoint(
  saveFactReview,
  { reviews: factReviews, files: resumeFiles, limits },
  async ({ actor, body, needs }) => {
    await throttle(actor, 'facts', PER_HOUR, needs.limits)
    return ok(await saveReview(actor, body, { ...needs, clock: systemClock }))
  },
)
