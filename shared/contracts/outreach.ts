import * as z from 'zod/mini'
import { TRACKER, TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import { EmailFolder, EmailOrder, FolderCounts } from '#shared/models/outreach/folders.ts'
import { EmailLines, RevisionRequest } from '#shared/models/outreach/email-lines.ts'
import { OutreachResults } from '#shared/models/outreach/results.ts'
import { NewStage } from '#shared/models/outreach/stages.ts'
import { Day, id, Instant, searchText, whole } from '#shared/models/wire-types.ts'
import {
  OutreachDetails,
  OutreachEntry,
  OutreachList,
  OutreachStatistics,
  OwnWords,
} from '#shared/models/outreach/outreach.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { contract } from './contract.ts'
import { LETTER_BLOCKERS, WRITING_BLOCKERS } from './writing-blockers.ts'

const wholeNumber = (min: number, max: number) => z.coerce.number().check(...whole(min, max))

export const listEmailOutreach = contract('listEmailOutreach', 'GET /api/email-outreach', {
  auth: 'user',
  summary:
    'A page of tracker entries, newest first by default, with counts and the days that have any. A search looks for every word in company, job title, person and subject.',
  query: z.strictObject({
    page: z._default(wholeNumber(1, 100_000), 1),
    limit: z._default(wholeNumber(1, TRACKER.maxPageSize), TRACKER.pageSize),
    startDate: z.optional(Day),
    endDate: z.optional(Day),
    folder: z.optional(EmailFolder),
    sort: z._default(EmailOrder, 'newest'),
    search: z.optional(searchText(TRACKER_SEARCH.maxLength)),
  }),
  reply: { 200: OutreachList },
})

export const getEmailFolders = contract('getEmailFolders', 'GET /api/email-outreach/folders', {
  auth: 'user',
  summary: `How many entries each folder of the tracker has, counted up to ${TRACKER.maxCounted}.`,
  reply: { 200: FolderCounts },
})

export const getEmailOutreach = contract('getEmailOutreach', 'GET /api/email-outreach/{id}', {
  auth: 'user',
  summary: 'One tracker entry with its contact, its evidence and the findings of the check.',
  params: z.object({ id: id('out') }),
  reply: { 200: OutreachDetails },
  errors: ['not_found'],
})

export const getEmailFile = contract('getEmailFile', 'GET /api/email-outreach/{id}/file', {
  auth: 'user',
  summary:
    'A written email as an .eml file that a mail program opens as an unsent message, for users without a connected mailbox as well.',
  params: z.object({ id: id('out') }),
  reply: { 200: z.object({ fileName: z.string(), content: z.string() }) },
  errors: ['not_found', 'outreach_not_markable'],
})

export const getEmailLines = contract('getEmailLines', 'GET /api/email-outreach/{id}/lines', {
  auth: 'user',
  summary:
    'What the posting of an email asks for, and the lines of the resume that its letter may use, best first: the lines to choose from for a revision.',
  params: z.object({ id: id('out') }),
  reply: { 200: EmailLines },
  errors: ['not_found', 'resume_missing'],
})

export const getOutreachStatistics = contract('getOutreachStatistics', 'GET /api/email-outreach/statistics', {
  auth: 'user',
  summary: 'Tracker entries of the last 30 days by day, by status and by company.',
  reply: { 200: OutreachStatistics },
})

export const getOutreachResults = contract('getOutreachResults', 'GET /api/email-outreach/results', {
  auth: 'user',
  summary:
    'How far the emails of the last 90 days came by what their user marked: sent, answered, interview, offer; in all, by title, by what the subject names, and by line of the resume.',
  reply: { 200: OutreachResults },
})

export const markEmailOutreach = contract('markEmailOutreach', 'PUT /api/email-outreach/{id}/mark', {
  auth: 'user',
  summary:
    'Marks what came of a written email, since when, and with a note; null removes the mark. Repeating it changes nothing.',
  params: z.object({ id: id('out') }),
  body: NewStage,
  reply: { 200: z.object({ entry: OutreachEntry }) },
  errors: ['not_found', 'outreach_not_markable'],
})

export const undoEmailMark = contract('undoEmailMark', 'DELETE /api/email-outreach/{id}/stages/{savedAt}', {
  auth: 'user',
  summary:
    'Takes back the latest change of an email’s stage, named by when it was saved; the stage before it is in force again with its own day. Repeating it changes nothing.',
  params: z.object({ id: id('out'), savedAt: Instant }),
  reply: { 200: z.object({ entry: OutreachEntry }) },
  errors: ['not_found', 'outreach_not_markable'],
})

export const reviseEmailOutreach = contract(
  'reviseEmailOutreach',
  'POST /api/email-outreach/{id}/revisions',
  {
    auth: 'user',
    activity: 'draft_revised',
    summary:
      'Has a draft rewritten by a wish, or with the lines that the user chose. It answers before the new text is ready: read the entry until no request is under way.',
    params: z.object({ id: id('out') }),
    body: RevisionRequest,
    reply: { 202: OutreachDetails },
    errors: [
      'not_found',
      'line_unknown',
      'on_your_list',
      'outreach_not_draft',
      'revision_in_progress',
      'revision_limit_reached',
      ...LETTER_BLOCKERS,
      'mailbox_not_connected',
      'mailbox_disconnected',
      'draft_in_other_mailbox',
    ],
  },
)

export const editEmailOutreach = contract('editEmailOutreach', 'PUT /api/email-outreach/{id}/letter', {
  auth: 'user',
  rate: { perHour: 120 },
  activity: 'draft_edited',
  summary:
    'Saves the text of a draft as its user typed it, with the check’s notes; nothing is refused. It answers before the text is in Gmail: read the entry until no request is under way. A draft that was changed in Gmail is replaced only with `replaceChanged`.',
  params: z.object({ id: id('out') }),
  body: z.strictObject({ ...OwnWords.shape, replaceChanged: z._default(z.boolean(), false) }),
  reply: { 200: OutreachDetails },
  errors: ['not_found', 'outreach_not_editable', 'revision_in_progress', 'account_inactive'],
})

export const followUpEmailOutreach = contract(
  'followUpEmailOutreach',
  'POST /api/email-outreach/{id}/follow-ups',
  {
    auth: 'user',
    activity: 'follow_up_asked',
    summary:
      'Has a follow-up written to an email that was sent five working days ago and not answered. It does not count against the allowance; repeating the request returns the same follow-up.',
    params: z.object({ id: id('out') }),
    body: z.strictObject({}),
    reply: { 202: z.object({ id: z.string() }) },
    errors: ['not_found', 'follow_up_not_due', 'recipient_objected', 'on_your_list', ...LETTER_BLOCKERS],
  },
)

/** Accepts the specified payload and ignores it: session and table decide. */
export const startEmailDrafting = contract('startEmailDrafting', 'POST /api/start-email-drafting', {
  auth: 'user',
  // A run without drafts does not use up the day, but its searches use budgets that all users share. A refused
  // start searches nothing and does not count.
  rate: { perHour: 10, perDay: 20, counted: 'by_handler' },
  activity: 'drafting_started',
  summary: 'Starts the cycle now when nothing blocks it.',
  body: z.strictObject({
    user: z.optional(z.unknown()),
    configuration: z.optional(z.unknown()),
    resumeContent: z.optional(z.unknown()),
    resumeInfo: z.optional(z.unknown()),
    emailQuotas: z.optional(z.unknown()),
    linkedinJobSearchUrl: z.optional(z.unknown()),
    requestTimestamp: z.optional(z.unknown()),
  }),
  reply: { 202: z.object({ success: z.literal(true), message: z.string(), runId: z.string() }) },
  errors: [
    'already_sent_today',
    'run_in_progress',
    'daily_limit_reached',
    'monthly_limit_reached',
    'trial_expired',
    'trial_used_up',
    'no_plan',
    'plan_paused',
    'account_inactive',
    'not_configured',
    'resume_missing',
    'mailbox_not_connected',
    'mailbox_disconnected',
    'country_unsupported',
    'country_blocked',
  ],
})

export const writeAnyway = contract('writeAnyway', 'POST /api/held-postings/{id}/email', {
  auth: 'user',
  activity: 'held_posting_written',
  summary:
    'Has a letter written to a posting that the latest run held back because the resume does not fit it. It counts against the allowance; repeating the request returns the same email.',
  params: z.object({ id: id('out') }),
  body: z.strictObject({}),
  reply: { 202: z.object({ id: z.string() }) },
  errors: [
    'not_found',
    'job_used',
    'recipient_capped',
    'recipient_objected',
    'on_your_list',
    ...WRITING_BLOCKERS,
  ],
})

export const getLatestRun = contract('getLatestRun', 'GET /api/runs/latest', {
  auth: 'user',
  summary: 'The record of the latest run, or null before the first.',
  reply: { 200: z.object({ run: z.nullable(Run) }) },
})
