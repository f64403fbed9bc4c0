import { accountDeleted } from './account-deleted.ts'
import { dataReady } from './data-ready.ts'
import { deletionScheduled } from './deletion-scheduled.ts'
import { draftsReady, shortlistReady } from './drafts-ready.ts'
import { mailboxRestored } from './mailbox-restored.ts'
import { mailboxLost } from './mailbox-lost.ts'
import { paymentFailed } from './billing/payment-failed.ts'
import { planChanged, planChangePlanned } from './billing/plan-change.ts'
import { recipientLink } from './recipient-link.ts'
import { remindersDue } from './reminders/reminders-due.ts'
import { secondFactorChanged } from './second-factor-changed.ts'
import { pauseEnds } from './billing/pause-ends.ts'
import { trialEnds } from './billing/trial-ends.ts'
import { trialRefused } from './billing/trial-refused.ts'
import type { UserMessage } from './model.ts'

const to = 'ada.nwosu@example.com'
const firstName = 'Ada'
const trial = { to, firstName, planName: 'Pro', endsAt: new Date('2026-03-11T12:00:00.000Z') }
const heldBack = [
  {
    wrong: 'a stronger word than your resume has, such as “led” for “helped”',
    advice: 'If the stronger word is true, correct the line on “What we read”.',
    count: 2,
  },
  {
    wrong: 'no line that says what you did was read under any of your jobs',
    advice: 'Add what you did under your jobs on “What we read”.',
    count: 1,
  },
]
const change = {
  to,
  firstName,
  from: 'Starter',
  planName: 'Elite',
  emailsPerDay: 30,
  monthly: 14_900,
  nextMonth: new Date('2026-04-10T12:00:00.000Z'),
}
const over = {
  state: 'finished',
  outcome: 'complete',
  message: null,
  found: 120,
  leftOut: 80,
  beyond: 20,
  open: 0,
  failed: 0,
  drafted: 20,
  heldBack: [],
  skipped: [
    { reason: 'title_differs', words: 'the job title differs from yours', count: 60 },
    { reason: 'too_old', words: 'posted longer ago than you allow', count: 20 },
  ],
} as const satisfies Parameters<typeof draftsReady>[2]
const few = { ...over, found: 23, leftOut: 3, skipped: [{ ...over.skipped[1], count: 3 }] }
const reminded = { to, firstName, day: '2026-03-10', token: 'usr_1.a-proof' }
const step = {
  id: 'out_1',
  on: '2026-03-10',
  remind: true,
  contactName: 'Mara Lindqvist',
  companyName: 'Northwind',
}
const steps = [
  { ...step, what: 'Call back about Tuesday' },
  { ...step, id: 'out_2', what: 'Send the references', contactName: '', companyName: 'Aldergate' },
]
const payment = { to, firstName, planName: 'Pro', amount: 12_900, payUrl: 'https://pay.example/invoice' }

/**
 * A sample of every HTML mail to users, in each of its variants, by the file that makes it. The people are
 * invented. `site` is the origin of the site.
 */
export const TEMPLATES: Readonly<Record<string, Readonly<Record<string, (site: string) => UserMessage>>>> = {
  'second-factor-changed': { changed: () => secondFactorChanged({ email: to, firstName }) },
  'account-deleted': { done: () => accountDeleted({ to }) },
  'data-ready': { ready: (site) => dataReady({ to, firstName, site }) },
  'drafts-ready': {
    shortlist: (site) => shortlistReady(to, firstName, 40, site),
    'shortlist of one': (site) => shortlistReady(to, '', 1, site),
    many: (site) => draftsReady(to, firstName, over, site),
    one: (site) => draftsReady(to, '', { ...few, found: 4, beyond: 0, drafted: 1 }, site),
    some: (site) => draftsReady(to, firstName, { ...few, beyond: 0, drafted: 17, failed: 3, heldBack }, site),
    none: (site) =>
      draftsReady(to, firstName, { ...few, found: 6, beyond: 0, drafted: 0, failed: 3, heldBack }, site),
    lost: (site) =>
      draftsReady(
        to,
        firstName,
        {
          ...over,
          outcome: 'mailbox_lost',
          message: 'Gmail was disconnected during this run. Connect it again to get new drafts.',
          drafted: 12,
          failed: 8,
        },
        site,
      ),
  },
  'trial-ends': {
    paid: (site) => trialEnds({ ...trial, amount: 12_900, site }),
    free: (site) => trialEnds({ ...trial, amount: 0, site }),
  },
  'pause-ends': {
    paid: (site) => pauseEnds({ ...trial, amount: 12_900, site }),
    free: (site) => pauseEnds({ ...trial, amount: 0, site }),
  },
  'trial-refused': {
    plan: (site) => trialRefused({ to, firstName, plan: { id: 'pro', name: 'Pro', price: 12_900 }, site }),
    none: (site) => trialRefused({ to, firstName, plan: null, site }),
  },
  'payment-failed': {
    declined: (site) =>
      paymentFailed({
        ...payment,
        problem: 'declined',
        nextTryAt: new Date('2026-03-12T12:55:00.000Z'),
        hasAccess: true,
        site,
      }),
    last: (site) =>
      paymentFailed({
        ...payment,
        planName: null,
        problem: 'declined',
        nextTryAt: null,
        hasAccess: false,
        payUrl: null,
        site,
      }),
    confirm: (site) =>
      paymentFailed({ ...payment, problem: 'action_required', nextTryAt: null, hasAccess: true, site }),
  },
  'plan-change': {
    paid: (site) => planChanged({ ...change, charged: 2_500, site }),
    month: (site) =>
      planChanged({ ...change, from: 'Elite', planName: 'Starter', emailsPerDay: 15, charged: null, site }),
    ends: (site) => planChanged({ ...change, monthly: null, charged: 2_500, site }),
    planned: (site) =>
      planChangePlanned({
        ...change,
        from: 'Elite',
        planName: 'Starter',
        emailsPerDay: 15,
        monthly: 9_900,
        site,
      }),
  },
  'mailbox-lost': {
    dead: (site) => mailboxLost({ to, firstName, mailbox: 'ada@gmail.example', problem: 'grant_dead', site }),
    refused: (site) => mailboxLost({ to, firstName, mailbox: 'ada@gmail.example', problem: 'refused', site }),
  },
  'reminders-due': {
    one: (site) => remindersDue({ ...reminded, steps: steps.slice(0, 1), more: 0, site }),
    many: (site) => remindersDue({ ...reminded, steps, more: 20, site }),
  },
  'mailbox-restored': {
    restored: (site) => mailboxRestored({ to, firstName, mailbox: 'ada@gmail.example', site }),
  },
  'recipient-link': {
    link: (site) => recipientLink({ to: 'li.ng@northwind.example', proof: 'a-proof', minutes: 30, site }),
  },
  'deletion-scheduled': {
    due: (site) =>
      deletionScheduled({ to, firstName, days: 30, dueAt: new Date('2026-04-10T12:00:00.000Z'), site }),
  },
}
