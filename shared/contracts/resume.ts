import * as z from 'zod/mini'
import { FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'
import { Resume, ResumeUpload } from '#shared/models/resume.ts'
import { contract } from './contract.ts'

export const uploadResume = contract('uploadResume', 'POST /api/user/resume/upload', {
  auth: 'user',
  rate: { perHour: 30 },
  activity: 'resume_uploaded',
  summary: 'Uploads a resume as a data URL, reads it and makes it the latest.',
  body: ResumeUpload,
  // A file of 4 MiB is 5.6 MiB in base64, and a Lambda accepts requests of up to 6 MiB.
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
