import * as z from 'zod/mini'
import { GmailIntegration } from '#shared/models/gmail.ts'
import { contract } from './contract.ts'

const message = z.object({ message: z.string() })

export const getGmailIntegration = contract('getGmailIntegration', 'GET /api/gmail-integration', {
  auth: 'user',
  summary: 'The connected mailbox, or null.',
  reply: { 200: z.nullable(GmailIntegration) },
})

export const deleteGmailIntegration = contract('deleteGmailIntegration', 'DELETE /api/gmail-integration', {
  auth: 'user',
  activity: 'gmail_disconnected',
  summary: 'Disconnects: revokes the grant at Google and deletes it here, even if Google does not answer.',
  reply: { 200: message },
  errors: ['mailbox_not_connected'],
})

export const refreshGmailIntegration = contract(
  'refreshGmailIntegration',
  'POST /api/gmail-integration/refresh',
  {
    auth: 'user',
    rate: { perHour: 30 },
    activity: 'gmail_refreshed',
    summary: 'Requests a new access token from Google, to check that the connection works.',
    body: z.optional(z.strictObject({})),
    reply: { 200: message },
    errors: ['mailbox_not_connected', 'mailbox_disconnected', 'mailbox_refused', 'unavailable'],
  },
)

export const createTestDraft = contract('createTestDraft', 'POST /api/gmail-integration/test-draft', {
  auth: 'user',
  rate: { perHour: 10 },
  summary: 'Saves one draft addressed to the mailbox itself.',
  body: z.optional(z.strictObject({})),
  reply: { 201: message },
  errors: ['mailbox_not_connected', 'mailbox_disconnected', 'mailbox_refused', 'unavailable'],
})
