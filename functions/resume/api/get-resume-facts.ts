import { readFacts } from '../facts/save-review.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { factReviews } from '#functions/services/resume.ts'
import { getResumeFacts } from '#shared/contracts/resume.ts'

export const handler = endpoint(
  getResumeFacts,
  { reviews: factReviews, files: resumeFiles },
  ({ actor, deps }) => readFacts(actor, deps),
)
