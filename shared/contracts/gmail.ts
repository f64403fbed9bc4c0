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

export const checkDrafts = contract('checkDrafts', 'POST /api/gmail-integration/check', {
  auth: 'user',
  summary:
    'Has the drafts in Gmail compared with the tracker, unless that was done or asked for a few minutes ago, or no mailbox is connected. The integration then says when.',
  body: z.optional(z.strictObject({})),
  reply: { 202: z.object({ asked: z.boolean() }) },
})

export const createTestDraft = contract('createTestDraft', 'POST /api/gmail-integration/test-draft', {
  auth: 'user',
  rate: { perHour: 10 },
  summary: 'Saves one draft addressed to the mailbox itself.',
  body: z.optional(z.strictObject({})),
  reply: { 201: message },
  errors: ['mailbox_not_connected', 'mailbox_disconnected', 'mailbox_refused', 'unavailable'],
})
