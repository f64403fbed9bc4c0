import { DemoRequest, DemoResult } from '#shared/models/visitors/demo.ts'
import { UPLOAD_BODY_LIMIT, UPLOAD_ERRORS } from '#shared/models/resume.ts'
import { contract } from '../contract.ts'

export const tryLetter = contract('tryLetter', 'POST /api/demo/letter', {
  auth: 'none',
  rate: { perHour: 10, perDay: 30 },
  summary:
    'Reads a visitor’s resume and one posting, and writes one letter. Nothing is stored; the answer is all there is.',
  body: DemoRequest,
  bodyLimit: UPLOAD_BODY_LIMIT,
  reply: { 200: DemoResult },
  errors: [...UPLOAD_ERRORS, 'too_many_requests'],
})
