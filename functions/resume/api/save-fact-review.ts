import { saveReview } from '../facts/save-review.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { factReviews } from '#platform/services/stores.ts'
import { saveFactReview } from '#shared/contracts/resume.ts'

const services = { reviews: factReviews, files: resumeFiles }

export const handler = endpoint(saveFactReview, services, ({ actor, body, deps }) =>
  saveReview(actor, body, deps),
)
