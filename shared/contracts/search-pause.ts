import * as z from 'zod/mini'
import { SearchPause } from '#shared/models/outreach/search-pause.ts'
import { contract } from './contract.ts'

const PATH = '/api/user/search-pause'

export const getSearchPause = contract({
  id: 'getSearchPause',
  method: 'GET',
  path: PATH,
  auth: 'user',
  summary: 'Whether the search is paused, how many drafts were not sent, and whom there is to thank.',
  reply: { 200: SearchPause },
  errors: [],
})

export const pauseSearch = contract({
  id: 'pauseSearch',
  method: 'PUT',
  path: PATH,
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'search_paused',
  summary:
    'Pauses the search of somebody who found a job, and has the drafts nobody sent deleted where that is asked for. Saying it again changes nothing.',
  body: z.strictObject({ discardDrafts: z.boolean() }),
  reply: { 200: SearchPause },
  errors: ['unavailable'],
})

export const resumeSearch = contract({
  id: 'resumeSearch',
  method: 'DELETE',
  path: PATH,
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'search_resumed',
  summary: 'Ends the pause: the daily run goes on. Saying it again changes nothing.',
  reply: { 200: SearchPause },
  errors: ['unavailable'],
})
