import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MailboxFailure } from '#functions/mailbox/mailbox-error.ts'
import { logged } from '#harness/logged.ts'
import { awsRefusal, kindOfStatus, type RefusalKind } from '#platform/log/log-refusal.ts'
import * as z from 'zod/mini'
import { MODEL_REFUSALS } from './kit/models/ask-model.ts'
import { BEDROCK_FAILURES } from './bedrock/bedrock-model.ts'
import { CONSENT_DECISIONS } from './google/google-consent.ts'
import { GMAIL_REASONS, TOKEN_CODES } from './google/google-failure.ts'
import { failureOf } from './openai/openai-model.ts'

const page = readFileSync(new URL('../../docs/vendor-answers.md', import.meta.url), 'utf8')

/** The rows of the table under a heading, without its head. */
const rowsUnder = (heading: string): readonly string[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.replaceAll(/ +\|/g, ' |'))
}

const DOES: Readonly<Record<MailboxFailure, string>> = {
  grant_dead: 'turns the mailbox off',
  refused: 'turns the mailbox off',
  message_refused: 'ends this email',
  retry_later: 'waits',
  uncertain: 'looks for the draft, then waits',
  tomorrow: 'waits six hours',
}
const TOLD: Readonly<Record<RefusalKind | 'user', string>> = {
  user: 'the user, by mail and in the dashboard',
  denied: 'the operator: alarm VendorDenied',
  unknown: 'the operator: alarm VendorUnknown',
  out_of_credits: 'the operator: alarm VendorOutOfCredits',
  throttled: 'nobody; counted on the dashboard',
  failed: 'nobody; counted on the dashboard',
}
type Meanings = typeof GMAIL_REASONS
const rowsOf = (meanings: Meanings): readonly string[] =>
  Object.entries(meanings).map(
    ([answer, { failure, kind }]) => `| \`${answer}\` | ${DOES[failure]} | ${TOLD[kind ?? 'user']} |`,
  )

test('the page lists the reasons of the Gmail API that the product knows, and what comes of them', () => {
  expect(rowsUnder('Gmail API: reasons')).toEqual(rowsOf(GMAIL_REASONS))
})

test('the page lists the codes of Google’s token endpoint that the product knows', () => {
  expect(rowsUnder('Google’s token endpoint')).toEqual(rowsOf(TOKEN_CODES))
})

test('the page lists the errors of Google’s consent page that are a person’s decision', () => {
  expect(rowsUnder('Google’s consent page').slice(0, -1)).toEqual(
    [...CONSENT_DECISIONS].map(([error, outcome]) => `| \`${error}\` | says \`${outcome}\` | the user |`),
  )
})

test('only a dead grant, a policy and a missing permission turn a mailbox off', () => {
  const off = Object.entries({ ...GMAIL_REASONS, ...TOKEN_CODES }).filter(
    ([, { failure }]) => failure === 'grant_dead' || failure === 'refused',
  )
  expect(off.map(([reason]) => reason).toSorted()).toEqual([
    'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
    'admin_policy_enforced',
    'domainPolicy',
    'insufficientPermissions',
    'invalid_grant',
  ])
})

test('the page says what each status of a vendor over HTTP means', () => {
  const statuses = [401, 402, 403, 408, 409, 418, 429, 500, 503]
  expect(rowsUnder('Other vendors over HTTP: statuses')).toEqual(
    statuses.map((status) => `| ${status} | waits | ${TOLD[kindOfStatus(status)]} |`),
  )
})

/** An error as the SDK throws it. */
const sdkError = (name: string, httpStatusCode: number): Error =>
  Object.assign(new Error('text that is never logged'), { name, $metadata: { httpStatusCode } })
const Line = z.object({ kind: z.enum(['denied', 'out_of_credits', 'throttled', 'failed', 'unknown']) })

test('the page says what the errors of AWS mean; none of them ends anything', async () => {
  const errors = [
    sdkError('AccessDeniedException', 400),
    sdkError('DisabledException', 400),
    sdkError('ThrottlingException', 400),
    sdkError('InternalFailure', 500),
    sdkError('SomethingNewException', 400),
  ]
  const rows: string[] = []
  for (const error of errors) {
    const [line] = await logged(async () => {
      expect(awsRefusal('kms', error).code).toBe('unavailable')
      await Promise.resolve()
    })
    rows.push(`| \`${error.name}\` | waits | ${TOLD[Line.parse(line).kind]} |`)
  }
  expect(rowsUnder('AWS: errors')).toEqual(rows)
})

test('the page says what the errors and statuses of models mean', () => {
  const told = (failure: keyof typeof MODEL_REFUSALS) => {
    const kind = MODEL_REFUSALS[failure]
    return kind === undefined ? 'counted by cause: alarm ModelFallback' : TOLD[kind]
  }
  const statuses = [400, 401, 402, 403, 404, 408, 418, 429, 500, 503]
  expect(rowsUnder('Models: statuses and errors')).toEqual([
    ...Object.entries(BEDROCK_FAILURES)
      .filter(([error]) => error.endsWith('Exception'))
      .map(([error, failure]) => `| \`${error}\` | waits | ${told(failure)} |`),
    `| any other error of Bedrock | waits | ${told('unknown')} |`,
    ...statuses.map((status) => `| ${status} | waits | ${told(failureOf(status))} |`),
    `| 429 \`insufficient_quota\` | waits | ${told(failureOf(429, ' insufficient_quota'))} |`,
  ])
})

const GOOGLE = 'functions/vendors/google/google-mailbox.test.ts'
const DRAFTING = 'functions/outreach/drafting/draft-email.test.ts'
const STRIPE = 'functions/vendors/stripe/stripe-client.test.ts'
const DECIDE = 'functions/billing/subscription/decide.test.ts'
const HUNTER = 'functions/vendors/hunter/hunter-contacts.test.ts'
/** The rows of two tables, each with the test of what the product then does. */
const HELD: Readonly<Record<string, Readonly<Record<string, readonly [file: string, title: string]>>>> = {
  'Gmail API: answers without': {
    '400 with the message “Mail service not enabled”': [
      GOOGLE,
      'a mailbox that its administrator turned off is refused',
    ],
    '400 or 413 that concerns the message': [
      DRAFTING,
      'a message that Gmail refuses fails without affecting the mailbox',
    ],
    '400 or 404 that concerns the thread of a reply': [
      GOOGLE,
      'a reply belongs to the thread it answers, or to a new one when that thread is gone',
    ],
    '404 for a draft that is read, replaced or deleted': [
      GOOGLE,
      'a draft that was sent or discarded is not found, and replacing it creates none',
    ],
    '401, then a new access token is issued': [
      GOOGLE,
      'a stale access token is replaced once, and the draft is created once',
    ],
    '401 for the new access token': [
      GOOGLE,
      'a 401 for a token that Google issued a moment ago is no dead grant',
    ],
    '429': [GOOGLE, 'Retry-After is read from the header and from the message'],
    '403 as a page of HTML, 409, 412, anything else below 500': [
      GOOGLE,
      '%s is not the user’s: the work waits, and it is counted',
    ],
    '5xx or 408, or no answer, after a draft may have been saved': [
      GOOGLE,
      'creating: no answer before the effect is just as uncertain',
    ],
    '5xx or 408, or no answer, otherwise': [
      GOOGLE,
      'a failed search is retry_later after an outage, a timeout or a lost answer, without a retry',
    ],
  },
  'What else ends something': {
    'Stripe: card error': [STRIPE, "'a declined card'"],
    'Stripe: `resource_missing`': [STRIPE, 'that the call expects is mapped by the call'],
    'Stripe: `canceled`, `incomplete_expired`': [DECIDE, 'unfinished after one that ended'],
    'Stripe: a value of an enumeration that we do not know': [
      DECIDE,
      'a status that we do not know changes nothing, and cancels nothing',
    ],
    "Stripe's webhook: not signed with our secret": [
      'test/api/stripe-webhook.test.ts',
      'a time that was put in later',
    ],
    "Stripe's webhook: signed, but no snapshot event (a thin event)": [
      'test/api/stripe-webhook.test.ts',
      'a signed body that is not an event is acknowledged',
    ],
    'Cognito: `invalid_grant` for the code of a sign-in': [
      'functions/vendors/cognito/cognito-identity.test.ts',
      'a code works once',
    ],
    'Cognito: `UserNotFoundException` at a deletion': [
      'functions/vendors/cognito/user-pool.test.ts',
      'unlike a user who does not exist',
    ],
    'Hunter: 404, or 400 that names the company or person': [
      HUNTER,
      'an unknown company not again for thirty days',
    ],
    'Hunter: 400, 422 or any other refusal': [HUNTER, 'is an outage, and is not kept'],
    'Hunter: 451': [HUNTER, 'of a person who objected is refused permanently'],
    'Hunter: 429 (spent credits)': [HUNTER, 'a 429 means that the credits are spent and is not retried'],
    'Hunter: 403 (rate limit)': [HUNTER, 'a 403 is the rate limit and is retried after a pause'],
    'Job board: 404': [
      'functions/vendors/board-vendors.test.ts',
      'that does not exist has no jobs and is not requested again for a day',
    ],
    'Job board: a redirect to another host': [
      'functions/vendors/board-vendors.test.ts',
      'a company that left has no board',
    ],
    'KMS: `InvalidCiphertextException`, `IncorrectKeyException`': [
      'functions/vendors/kms/kms-sealer.test.ts',
      'a secret sealed for one user does not open for another',
    ],
    'Scheduler: `ResourceNotFoundException` at an update': [
      'functions/vendors/scheduler/user-schedules.test.ts',
      'removing ends a schedule, and removing a missing one succeeds',
    ],
    'Model: refused, too long, no answer, not JSON, cut off': [
      'engine/letters/write-letter.test.ts',
      'a model that fails with %s is waited for: %s',
    ],
  },
}

test.each(Object.entries(HELD))('%s: a test holds each row of the table', (heading, held) => {
  const answers = rowsUnder(heading).map((row) => (row.split(' | ')[0] ?? '').replace(/^\| /, ''))
  expect(answers.toSorted()).toEqual(Object.keys(held).toSorted())
  for (const [file, title] of Object.values(held))
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(title)
})
