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
  summary: 'Accepts a resume as a data URL, reads it and makes it the latest.',
  body: ResumeUpload,
  // 4 MiB become 5.6 MiB as base64; a Lambda accepts 6 MiB in total.
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
    "The facts read from the latest resume, each with its place in the document and its owner's corrections; 404 when none was uploaded.",
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
    "Saves the owner's whole review of the facts: corrections, hidden and confirmed items, additions, the signature. Refused with 409 if version or resume have changed.",
  body: FactReviewInput,
  // The review, with the read value of each correction, has to fit into one item of the table.
  bodyLimit: 131_072,
  reply: { 200: ResumeFactsView },
  errors: ['not_found', 'review_changed'],
})
