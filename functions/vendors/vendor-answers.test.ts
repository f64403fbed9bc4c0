import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MailboxFailure } from '#functions/mailbox/mailbox-error.ts'
import { logged } from '#harness/logged.ts'
import { awsRefusal, kindOfStatus, type RefusalKind } from '#platform/log/log-refusal.ts'
import * as z from 'zod/mini'
import { CONSENT_DECISIONS } from './google/google-consent.ts'
import { GMAIL_REASONS, TOKEN_CODES } from './google/google-failure.ts'

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
