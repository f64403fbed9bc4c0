import * as z from 'zod/mini'
import { MonthNumbers } from '#shared/models/admin/numbers.ts'
import { contract } from '../contract.ts'

export const getNumbers = contract('getNumbers', 'GET /api/admin/numbers', {
  auth: 'admin',
  audit: 'none',
  summary: 'Trials, cancellations, revenue, cost, letters and answers of this month and the two before.',
  reply: { 200: z.object({ months: z.array(MonthNumbers) }) },
})
