import type { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import type { FolderCounts } from '#shared/models/outreach/folders.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { emailPage, mailbox, runAtWork } from '#harness/web/fixtures.ts'
import { ok, refusal, type Replies } from '#harness/web/render-with-api.tsx'

/** Replies of the API for the tests of this folder; people and companies are invented. */
export const BODY = [
  'Hi Mara,',
  'Northwind is moving its booking core off the mainframe this year. At Hollowell Rail I led the same move for 40 services with no lost booking.',
  'Would it help to see how we split the cut-over into weekends?',
  'Kind regards,\nAda Nwosu\nada.nwosu@example.com',
].join('\n\n')

/** A page of a long list. */
export const page = (data: OutreachEntry[], over = {}) =>
  ok({
    data,
    totalPages: 9,
    totalItems: 87,
    availableDates: ['2026-11-18', '2026-11-21'],
    todayCount: 15,
    ...over,
  })

/** The counts of the folders. */
export const folders = (over: Partial<FolderCounts> = {}) =>
  ok({
    to_read: 12,
    gone: 0,
    follow_up_due: 3,
    next_step_due: 0,
    sent: 40,
    replied: 2,
    interview: 1,
    offer: 0,
    rejected: 0,
    withdrawn: 0,
    discarded: 5,
    failed: 0,
    ...over,
  })

export function entry(n: number, over: Partial<OutreachEntry> = {}): OutreachEntry {
  return {
    id: `out_01HZX3M9T4Q8R2V6W0Y5B7C${String(n).padStart(3, '0')}`,
    companyName: 'Northwind Ferries',
    jobTitle: 'Senior Platform Engineer',
    contactPersonName: 'Mara Lindqvist',
    contactPersonEmail: 'mara.lindqvist@northwind.example',
    contactPersonLinkedin: 'https://social.example/in/mara-lindqvist',
    linkedinJobUrl: 'https://jobs.example.com/northwind/4711',
    jobApplyUrl: 'https://northwind.example/careers/4711/apply',
    emailSubject: 'Moving the booking core without a lost booking',
    emailBody: BODY,
    emailStatus: over.mark ?? over.knownStatus ?? 'draft',
    knownStatus: over.emailStatus ?? 'draft',
    mark: null,
    markedAt: null,
    failure: null,
    startingPoint: false,
    createdAt: '2026-11-21T08:04:00.000Z',
    ...over,
  }
}

export function details(over: Partial<OutreachDetails> = {}): OutreachDetails {
  return {
    entry: entry(1),
    writtenFrom: { fileName: 'ada-resume.pdf', uploadedAt: '2026-11-18T09:00:00.000Z' },
    stages: [],
    nextStep: null,
    noReplyYet: false,
    countryRule: null,
    reasons: [
      {
        part: 'title',
        value: 0.36,
        why: { code: 'title', params: { kind: 'near', title: 'Senior Platform Engineer', level: 'same' } },
      },
      {
        part: 'facts',
        value: 0.8,
        why: { code: 'line', params: { line: 'Moved the booking core', need: 'Move our core' } },
      },
      { part: 'place', value: 1, why: { code: 'in_place', params: { place: 'Berlin' } } },
    ],
    contact: {
      title: 'Head of Platform Engineering',
      tier: 'A',
      reason: {
        code: 'closest_to_role',
        params: {
          name: 'Mara Lindqvist',
          title: 'Head of Platform Engineering',
          company: 'Northwind',
          role: 'engineering',
          address: 'page',
        },
      },
      sourceUri: 'https://www.northwind.example/team',
      seenAt: '2026-11-02',
      foundBy: 'page',
      verifiedAt: null,
    },
    posting: {
      location: 'Leeds, United Kingdom',
      postedAt: '2026-11-18T00:00:00.000Z',
      source: 'Jobs by Jobboard',
      fullText: { source: 'Lever', url: 'https://boards.example/northwind/1' },
      isCut: false,
      asks: [],
    },
    sentences: [
      {
        text: 'Northwind is moving its booking core off the mainframe this year.',
        sources: [
          {
            kind: 'posting',
            start: 210,
            end: 274,
            quote: 'You will help us move the booking core off the mainframe in 2026',
          },
        ],
      },
      {
        text: 'At Hollowell Rail I led the same move for 40 services with no lost booking.',
        sources: [
          {
            kind: 'resume',
            start: 88,
            end: 140,
            quote: 'Led the migration of 40 services at Hollowell Rail',
          },
          { kind: 'resume', start: 141, end: 169, quote: 'Zero lost bookings' },
        ],
      },
      {
        text: 'Would it help to see how we split the cut-over into weekends?',
        sources: [{ kind: 'opinion' }],
      },
    ],
    findings: [
      {
        rule: 'L02',
        severity: 'W',
        message: 'The subject has more than eight words. Shorten it to the one thing you offer.',
        span: null,
      },
    ],
    heldBack: [],
    score: 95,
    writer: 'plain',
    draft: { mailbox: 'ada.nwosu@example.com', threadId: '19ab4c5d6e7f8091' },
    revision: { underWay: null, failure: null, heldBack: [], ownWords: null, leftToday: 10 },
    versions: [],
    followUp: { number: 0, of: null, state: 'none', dueAt: null, followedBy: null },
    ...over,
  }
}

export const run = (over: Partial<Run> = {}): Run => ({
  ...runAtWork,
  state: 'finished',
  outcome: 'complete',
  message: 'All emails are drafted.',
  found: 60,
  beyond: 45,
  reserved: 15,
  written: 15,
  drafted: 15,
  skipped: [],
  leftOut: 0,
  open: 0,
  startedAt: '2026-11-21T08:00:00.000Z',
  finishedAt: '2026-11-21T08:06:00.000Z',
  ...over,
})

/** The replies for a tracker with one email, after a run, with a connected mailbox. */
export const oneEmail: Replies = {
  'GET /api/email-outreach': ok(emailPage([entry(1)])),
  'GET /api/runs/latest': ok({ run: run() }),
  'GET /api/user': refusal('unavailable'),
  'GET /api/gmail-integration': ok(mailbox),
}
