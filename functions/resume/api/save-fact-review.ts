import { saveReview } from '../facts/save-review.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { factReviews } from '#functions/services/resume.ts'
import { saveFactReview } from '#shared/contracts/resume.ts'

const services = { reviews: factReviews, files: resumeFiles }

export const handler = endpoint(saveFactReview, services, ({ actor, body, deps }) =>
  saveReview(actor, body, deps),
)
