import * as z from 'zod/mini'
import { OwnPosting, OwnPostingCorrections, OwnPostingInput } from '#shared/models/outreach/own-posting.ts'
import { id } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'
import { WRITING_BLOCKERS } from '../writing-blockers.ts'

const reply = z.object({ ownPosting: OwnPosting })
const params = z.object({ id: id('own') })

export const readOwnPosting = contract('readOwnPosting', 'POST /api/own-postings', {
  auth: 'user',
  rate: { perHour: 20 },
  activity: 'own_posting_read',
  summary:
    'Has a posting read that the user found: a link, or a pasted text with its company. It answers before the posting is read: read it until it is. The same posting on the same day is the same one.',
  body: OwnPostingInput,
  reply: { 202: reply },
  errors: [...WRITING_BLOCKERS],
})

export const getOwnPosting = contract('getOwnPosting', 'GET /api/own-postings/{id}', {
  auth: 'user',
  summary: 'A posting that the user found: what was read of it, and how far the email to it is.',
  params,
  reply: { 200: reply },
  errors: ['not_found'],
})

export const writeOwnPosting = contract('writeOwnPosting', 'POST /api/own-postings/{id}/email', {
  auth: 'user',
  // Looking for a person costs as much as in a run.
  rate: { perHour: 20 },
  activity: 'own_posting_written',
  summary:
    'Looks for the person to write to about a posting that the user found and has an email written. It counts against the allowance once somebody was found; repeating the request changes nothing.',
  params,
  body: OwnPostingCorrections,
  reply: { 202: reply },
  errors: ['not_found', 'own_posting_unread', ...WRITING_BLOCKERS],
})
