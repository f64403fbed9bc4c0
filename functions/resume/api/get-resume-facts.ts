import { readFacts } from '../facts/save-review.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { factReviews } from '#platform/services/stores.ts'
import { getResumeFacts } from '#shared/contracts/resume.ts'

export const handler = endpoint(
  getResumeFacts,
  { reviews: factReviews, files: resumeFiles },
  ({ actor, deps }) => readFacts(actor, deps),
)
