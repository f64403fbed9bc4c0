import { FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'
import { Resume, ResumeUpload } from '#shared/models/resume.ts'
import { contract } from './contract.ts'

export const uploadResume = contract({
  id: 'uploadResume',
  method: 'POST',
  path: '/api/user/resume/upload',
  auth: 'user',
  rate: { perHour: 30 },
  activity: 'resume_uploaded',
  summary: 'Takes a resume as a data URL, reads it and makes it the latest.',
  body: ResumeUpload,
  // 4 MiB become 5.6 MiB as base64; a Lambda takes 6 MiB in all.
  bodyLimit: 5_900_000,
  reply: { 201: Resume },
  errors: [
    'resume_too_large',
    'resume_type_unsupported',
    'resume_type_mismatch',
    'resume_empty',
    'resume_encrypted',
    'resume_scanned',
    'resume_corrupt',
    'resume_not_a_resume',
  ],
})

export const getLatestResume = contract({
  id: 'getLatestResume',
  method: 'GET',
  path: '/api/user/resume/latest',
  auth: 'user',
  summary: 'The latest resume; 404 when none was uploaded.',
  reply: { 200: Resume },
  errors: ['not_found'],
})

export const getResumeFacts = contract({
  id: 'getResumeFacts',
  method: 'GET',
  path: '/api/user/resume/facts',
  auth: 'user',
  summary:
    'What was read from the latest resume, each with its place in the document, and what its owner said of it; 404 when none was uploaded.',
  reply: { 200: ResumeFactsView },
  errors: ['not_found'],
})

export const saveFactReview = contract({
  id: 'saveFactReview',
  method: 'PUT',
  path: '/api/user/resume/facts',
  auth: 'user',
  // The page saves after each change.
  rate: { perHour: 300 },
  summary:
    'Saves all that the owner says of what was read: corrections, what is never used, what is right, additions, who signs. Refused with 409 upon another version or another resume.',
  body: FactReviewInput,
  // With what was read beside each correction it has to fit into one item of the table.
  bodyLimit: 131_072,
  reply: { 200: ResumeFactsView },
  errors: ['not_found', 'review_changed'],
})
