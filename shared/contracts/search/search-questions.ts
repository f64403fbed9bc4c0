import * as z from 'zod/mini'
import { SearchQuestion } from '#engine/values/search-question.ts'
import { contract } from '../contract.ts'

export const getSearchQuestions = contract('getSearchQuestions', 'GET /api/user/search-questions', {
  auth: 'user',
  summary:
    'What readers of the letters would wonder about in the saved search, at most two questions, answered and skipped ones included. An answer is saved as an added fact of the review. Also the titles that count as the saved one.',
  reply: { 200: z.object({ questions: z.array(SearchQuestion), sameTitles: z.array(z.string()) }) },
})
