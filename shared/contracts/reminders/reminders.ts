import * as z from 'zod/mini'
import { NextStep } from '#shared/models/outreach/stages.ts'
import { id, Instant } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'

export const saveNextStep = contract('saveNextStep', 'PUT /api/email-outreach/{id}/next-step', {
  auth: 'user',
  summary:
    'Saves what the user plans to do about an email, and on which day; null removes it. With `remind` the mail of that morning names it.',
  params: z.object({ id: id('out') }),
  body: z.strictObject({
    nextStep: z.nullable(NextStep),
    /** The user’s time zone, whose morning it is; UTC when it is not known. */
    zone: z.optional(z.string().check(z.maxLength(64))),
  }),
  /** `remindAt` is null when no mail follows, also because that morning has passed. */
  reply: { 200: z.object({ nextStep: z.nullable(NextStep), remindAt: z.nullable(Instant) }) },
  errors: ['not_found', 'outreach_not_markable'],
})

const Token = z.object({
  token: z.string().check(z.regex(/^usr_[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{43}$/, 'Not the link of a mail.')),
})

export const stopReminders = contract('stopReminders', 'POST /api/reminders/stop/{token}', {
  auth: 'none',
  from: 'anywhere',
  summary:
    'Stops the mails of reminders of the user whose link this is, also from a mail program (RFC 8058); the body is not read. Repeating it changes nothing.',
  params: Token,
  reply: { 200: z.object({ stopped: z.literal(true) }) },
  errors: ['reminder_link_unknown'],
})

export const openStopReminders = contract('openStopReminders', 'GET /api/reminders/stop/{token}', {
  auth: 'none',
  summary: 'Leads a browser that opens the same link to the page with the button.',
  params: Token,
  reply: 'redirect',
})

export const updateReminders = contract('updateReminders', 'PUT /api/user/reminders', {
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'reminders_changed',
  summary: 'Turns the mails of reminders on or off.',
  body: z.strictObject({ mails: z.boolean() }),
  reply: { 200: z.object({ mails: z.boolean() }) },
})
