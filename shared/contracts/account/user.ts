import * as z from 'zod/mini'
import { Profile, ProfileInput, User } from '#shared/models/account/user.ts'
import { Usage } from '#shared/models/account/usage.ts'
import { contract } from '../contract.ts'

export const getUser = contract('getUser', 'GET /api/user', {
  auth: 'user',
  summary: 'The signed-in user with plan, trial and remaining allowance.',
  reply: { 200: User },
})

export const updateProfile = contract('updateProfile', 'PUT /api/user/profile', {
  auth: 'user',
  rate: { perHour: 30 },
  activity: 'profile_changed',
  summary: 'Saves first and last name. The address is the Google account’s and cannot be changed here.',
  body: ProfileInput,
  reply: { 200: z.object({ profile: Profile }) },
})

export const getUsage = contract('getUsage', 'GET /api/user/usage', {
  auth: 'user',
  summary:
    'Emails used today and this month, what is left, and the tracker entries of each of the last 30 days.',
  reply: { 200: Usage },
})
