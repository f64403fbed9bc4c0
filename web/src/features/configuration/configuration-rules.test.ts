import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { configuration, NOW, paidUser, resume, runAtWork, trialUser } from '#harness/web/fixtures.ts'
import { jobSearchLink } from './job-search-link.ts'
import { fileProblem } from '#web/lib/api/resume-file.ts'
import { runFigures, runFiguresInWords } from '#shared/catalog/run-figures.ts'
import { saveFailure, startFailure } from './save-failure.ts'
import { startPayload } from './start-payload.ts'

test('the job search is built from title, place and age', () => {
  expect(jobSearchLink(configuration)).toBe(
    'https://www.linkedin.com/jobs/search/?keywords=Senior+Backend+Engineer&location=Munich%2C+Germany&f_TPR=r604800',
  )
})

test('all cities means the country alone', () => {
  expect(jobSearchLink({ ...configuration, targetCity: 'All Cities', jobPostedTimeframe: '1' })).toBe(
    'https://www.linkedin.com/jobs/search/?keywords=Senior+Backend+Engineer&location=Germany&f_TPR=r86400',
  )
})

test('a resume is recognised by its media type or its extension', () => {
  expect(fileProblem({ name: 'cv', type: 'application/pdf', size: 10 })).toBeNull()
  expect(fileProblem({ name: 'CV.DOCX', type: '', size: 10 })).toBeNull()
  expect(fileProblem({ name: 'cv.png', type: 'image/png', size: 10 })).toEqual({
    title: 'Invalid file type',
    description: 'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
  })
  expect(fileProblem(undefined)).toEqual({
    title: 'No file selected',
    description: 'Please select a resume file to upload.',
  })
  expect(fileProblem({ name: 'cv.pdf', type: 'application/pdf', size: 4_194_305 })?.title).toBe(
    'Upload failed',
  )
})

test('a failed save shows the message of a 429 or 409, and a default message otherwise', () => {
  expect(
    saveFailure(
      new ApiError(429, 'refused', {
        code: 'configuration_restricted',
        message: 'Wait for the run.',
        requestId: 'r',
      }),
    ),
  ).toEqual({
    title: 'Configuration Change Restricted',
    description: 'Wait for the run.',
  })
  const message = 'Upload your resume first.'
  expect(
    saveFailure(new ApiError(409, 'refused', { code: 'resume_missing', message, requestId: 'r' })),
  ).toEqual({ title: 'Error', description: 'Upload your resume first.' })
  expect(saveFailure(new ApiError(500, 'oops', null))).toEqual({
    title: 'Error',
    description: 'Failed to save configuration. Please try again.',
  })
  expect(saveFailure(new ApiError(429, 'no json', null)).title).toBe('Error')
})

test('a refused start repeats what the server says', () => {
  const problem = {
    code: 'mailbox_not_connected',
    message: 'Connect your Gmail account first.',
    requestId: 'r',
  }
  expect(startFailure(new ApiError(409, '', problem)).description).toBe(
    'Failed to start email drafting: Connect your Gmail account first.',
  )
  expect(startFailure(new TypeError('fetch')).description).toBe(
    'Failed to start email drafting: Please try again.',
  )
})

test('the payload is the documented one', () => {
  const payload = startPayload({ user: paidUser, configuration, resume, now: NOW })
  expect(Object.keys(payload)).toEqual([
    'user',
    'configuration',
    'resumeContent',
    'resumeInfo',
    'emailQuotas',
    'linkedinJobSearchUrl',
    'requestTimestamp',
  ])
  expect(payload.requestTimestamp).toBe('2026-11-20T12:00:00.000Z')
  expect(payload.resumeInfo).toEqual({
    id: 'res_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
    fileName: 'resume-1.pdf',
    originalFileName: 'Maya Okafor, resume.pdf',
    uploadedAt: '2026-11-18T08:28:00.000Z',
  })
  expect(payload.emailQuotas).toEqual({
    isTrial: false,
    dailyLimit: 20,
    dailyRemaining: 8,
    monthlyLimit: 600,
    monthlyRemaining: 412,
    used: 188,
  })
  expect(startPayload({ user: trialUser, configuration, resume: null, now: NOW }).emailQuotas).toMatchObject({
    isTrial: true,
    dailyRemaining: 3,
  })
})

test('the figures of a run add up', () => {
  expect(runFigures(runAtWork).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Found 48',
    'Skipped 31',
    'Over today’s limit 9',
    'Being written 5',
    'Ready to read 3',
  ])
  expect(runFiguresInWords({ ...runAtWork, state: 'planning', open: 0, drafted: 0, beyond: 17 })).toBe(
    '48 postings found: 31 skipped, 17 still to be looked at, 0 ready to read.',
  )
})
