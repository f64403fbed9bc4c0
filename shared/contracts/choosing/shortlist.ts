import * as z from 'zod/mini'
import { Choice, LettersOrdered, LettersWanted, Shortlist } from '#shared/models/outreach/shortlist.ts'
import { id } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'
import { WRITING_BLOCKERS } from '../writing-blockers.ts'

const Shown = z.object({ shortlist: z.nullable(Shortlist) })

export const getShortlist = contract('getShortlist', 'GET /api/shortlist', {
  auth: 'user',
  summary:
    'The people who the latest run found for a user who wants to choose first; null before the first such run. It stays until the next run replaces it, and nothing is written by itself.',
  reply: { 200: Shown },
})

export const chooseFromShortlist = contract('chooseFromShortlist', 'PUT /api/shortlist/{id}', {
  auth: 'user',
  summary:
    'Ticks an entry, takes that back, or declines it for a reason: the company is then never proposed again, and a title, place or level ranks lower. Repeating it changes nothing.',
  params: z.object({ id: id('out') }),
  body: Choice,
  reply: { 200: Shown },
  errors: ['not_found'],
})

export const swapShortlistPerson = contract('swapShortlistPerson', 'POST /api/shortlist/{id}/person', {
  auth: 'user',
  rate: { perHour: 60 },
  summary:
    'Replaces the person of an entry by another of the same company, who has not been shown for it; `found` says whether there is one. What that costs is taken from the day’s budget for contacts.',
  params: z.object({ id: id('out') }),
  body: z.strictObject({}),
  reply: { 200: z.extend(Shown, { found: z.boolean() }) },
  errors: ['not_found', 'job_used', 'not_configured', 'resume_missing', 'unavailable'],
})

export const writeShortlist = contract('writeShortlist', 'POST /api/shortlist/letters', {
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'shortlist_written',
  summary:
    'Has letters written to these entries, in this order, as far as the allowance goes. Only this counts against the allowance. Repeating the request, here or in another tab, writes none twice.',
  body: LettersWanted,
  reply: { 202: LettersOrdered },
  errors: ['shortlist_replaced', ...WRITING_BLOCKERS],
})
