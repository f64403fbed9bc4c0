import { User } from '#shared/models/user.ts'
import { contract } from './contract.ts'

export const getUser = contract({
  id: 'getUser',
  method: 'GET',
  path: '/api/user',
  auth: 'user',
  summary: 'The signed-in user with plan, trial and what is left of the allowance.',
  reply: { 200: User },
  errors: [],
})
