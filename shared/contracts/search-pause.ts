import * as z from 'zod/mini'
import { SearchPause } from '#shared/models/outreach/search-pause.ts'
import { contract } from './contract.ts'

export const getSearchPause = contract('getSearchPause', 'GET /api/user/search-pause', {
  auth: 'user',
  summary: 'Whether the search is paused, the number of unsent drafts, and thank-you texts.',
  reply: { 200: SearchPause },
})

export const pauseSearch = contract('pauseSearch', 'PUT /api/user/search-pause', {
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'search_paused',
  summary:
    'Pauses the search of a user who found a job, and deletes unsent drafts if requested. Repeating it changes nothing.',
  body: z.strictObject({ discardDrafts: z.boolean() }),
  reply: { 200: SearchPause },
  errors: ['unavailable'],
})

export const resumeSearch = contract('resumeSearch', 'DELETE /api/user/search-pause', {
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'search_resumed',
  summary: 'Ends the pause and resumes the daily run. Repeating it changes nothing.',
  reply: { 200: SearchPause },
  errors: ['unavailable'],
})
