import * as z from 'zod/mini'
import { FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'
import { Resume, ResumeUpload, UPLOAD_BODY_LIMIT, UPLOAD_ERRORS } from '#shared/models/resume.ts'
import { contract } from './contract.ts'

export const uploadResume = contract('uploadResume', 'POST /api/user/resume/upload', {
  auth: 'user',
  rate: { perHour: 30 },
  activity: 'resume_uploaded',
  summary: 'Uploads a resume as a data URL, reads it and makes it the latest.',
  body: ResumeUpload,
  bodyLimit: UPLOAD_BODY_LIMIT,
  reply: { 201: Resume },
  errors: UPLOAD_ERRORS,
})

export const getLatestResume = contract('getLatestResume', 'GET /api/user/resume/latest', {
  auth: 'user',
  summary: 'The latest resume; null before the first upload.',
  reply: { 200: z.nullable(Resume) },
})

export const getResumeFacts = contract('getResumeFacts', 'GET /api/user/resume/facts', {
  auth: 'user',
  summary:
    'The facts read from the latest resume, each with its source, and the user’s review of them; null before the first upload.',
  reply: { 200: z.nullable(ResumeFactsView) },
})

export const saveFactReview = contract('saveFactReview', 'PUT /api/user/resume/facts', {
  auth: 'user',
  // The page saves after each change.
  rate: { perHour: 300 },
  summary:
    'Saves the user’s review of the facts: corrections, hidden and confirmed items, additions and who signs. 409 when another version or another resume is the latest.',
  body: FactReviewInput,
  // The review, with the value read beside each correction, must fit into one item of the table (400 KB).
  bodyLimit: 131_072,
  reply: { 200: ResumeFactsView },
  errors: ['not_found', 'review_changed'],
})
