import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Contract } from '#shared/contracts/contract.ts'
import { backgroundGrants } from '#infra/grants/background.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { builtFunctions } from './built.ts'

const { bundles } = await builtFunctions()
const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const named = (name: string) => bundles.find((bundle) => bundle.name === name)
const folderOf = (name: string): string => named(name)?.folder ?? ''

/** Functions without a contract: webhooks, workers, schedules. */
const OTHERS = [...Object.keys(webhooks), ...Object.keys(backgroundGrants)].map(kebab)

const request = ({ method, path: route }: Contract) => ({
  version: '2.0',
  routeKey: `${method} ${route}`,
  rawPath: route,
  rawQueryString: '',
  isBase64Encoded: false,
  headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  requestContext: { requestId: 'req-1', http: { method, path: route } },
})

const endpoints = Object.values<Contract>(contracts).map((contract) => [contract.id, contract] as const)

const wantsSession = ({ auth }: Contract): boolean =>
  auth === 'user' || auth === 'admin' || auth === 'super_admin'

/** The functions by name, with an event for those that are called too: a request without a session. */
const CALLS: readonly (readonly [name: string, event: string])[] = [
  ...endpoints.map(
    ([id, contract]) => [kebab(id), wantsSession(contract) ? JSON.stringify(request(contract)) : ''] as const,
  ),
  ...OTHERS.map((name) => [name, ''] as const),
]

/**
 * Imports all bundles in one process, each in an empty environment: separate processes would load Node a
 * hundred times. The assembly tests show that each runs alone.
 */
async function invoked(): Promise<ReadonlyMap<string, unknown>> {
  const args = CALLS.flatMap(([name, event]) => [path.join(folderOf(name), 'index.mjs'), event])
  const answers = await new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'invoke-bundles.ts'), args, {
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let stderr = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The bundles ended with ${code}: ${stderr.slice(0, 1_000)}`))
    })
  })
  return new Map(
    z
      .array(z.unknown())
      .parse(answers)
      .map((answer, at) => [CALLS[at]?.[0] ?? '', answer]),
  )
}

const answers = await invoked()

test.each(endpoints)('%s has a bundle that imports in an empty environment', (id, contract) => {
  expect(named(kebab(id))).toMatchObject({ kind: 'endpoint' })
  expect(answers.get(kebab(id))).toMatchObject({
    isHandler: true,
    ...(wantsSession(contract) ? {} : { result: null }),
  })
})

test.each(endpoints.filter(([, contract]) => wantsSession(contract)))(
  '%s refuses a request without a session before it reads anything',
  (id, contract) => {
    const { result } = Object(answers.get(kebab(id)))
    expect({ ...result, body: JSON.parse(result.body) }).toEqual({
      statusCode: 401,
      headers: {
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'req-1',
      },
      cookies: [
        contract.auth === 'user'
          ? '__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'
          : '__Host-adm=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      ],
      body: { code: 'not_authenticated', message: 'Authentication required', requestId: 'req-1' },
    })
  },
)

test.each(OTHERS)('%s imports in an empty environment', (name) => {
  expect(answers.get(name)).toEqual({ isHandler: true, result: null })
})

test('there are no other bundles', () => {
  const expected = [...Object.keys(contracts).map(kebab), ...OTHERS]
  expect(bundles.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

test.each(['upload-resume', 'try-letter'])(
  "the document reader's child process is bundled beside %s",
  (name) => {
    expect(readFileSync(path.join(folderOf(name), 'read-in-child.mjs'), 'utf8')).toContain('resume_corrupt')
    expect(readFileSync(path.join(folderOf(name), 'index.mjs'), 'utf8')).toContain('./read-in-child.mjs')
  },
)

/** Each of these may be called with credentials and compares them. */
const FOR_ADMINS: ReadonlySet<string> = new Set(
  endpoints.filter(([, { auth }]) => auth === 'admin' || auth === 'super_admin').map(([id]) => kebab(id)),
)

test('only functions that compare passwords contain the password hashing', () => {
  const comparing = bundles.filter(({ packages }) => packages.includes('hash-wasm')).map(({ name }) => name)
  expect(comparing.toSorted()).toEqual([...FOR_ADMINS, 'detect-account-conflict', 'link-accounts'].toSorted())
})

/**
 * Kilobytes of gzip that a function loads before its first event: an unnoticed new dependency fails here.
 * Larger functions have their reason beside them.
 */
const AT_START = 170
const LARGER: Readonly<Record<string, number>> = {
  // Vocabulary for matching, writing and checking in four languages, all of which every letter needs.
  'write-draft': 825,
  'try-letter': 980,
  // Everything that decides about a run, the vocabulary of the posting ranking in four languages, and the
  // contact source; posting sources are loaded on first use.
  'plan-cycle': 815,
  // Every store and vendor that holds data of an account.
  'run-account-deletion': 215,
  'merge-accounts': 215,
  // Readers for three kinds of documents, and the gazetteer, which is 400 KB of this and the four below it.
  'upload-resume': 685,
  'get-email-lines': 640,
  'get-search-questions': 610,
  // The check of letters, which a user's own words pass too.
  'edit-email-outreach': 300,
  // The mail about a changed second factor.
  'confirm-second-factor': 185,
  // Mails, and the clients of table, files and queues.
  'write-export': 205,
  'download-export': 175,
  // Clients of every service of the product.
  'get-monitoring-dashboard': 250,
  'check-health': 205,
  // The tables of professional fields and job titles in four languages, and date arithmetic.
  'save-fact-review': 235,
  'get-resume-facts': 235,
  // Stripe's client, mails, and what decides about a subscription.
  'apply-billing-event': 195,
  // The whole account, with its letters and their evidence.
  'export-personal-data': 190,
  'export-user-data': 190,
  // The clients of contact vendors, which find somebody else at a company.
  'swap-shortlist-person': 260,
  // The writer of email files.
  'get-email-file': 180,
  // The admin area, the schedules of users, and Stripe's client.
  'set-user-status': 190,
}

test.each(bundles.map(({ name, startGzipBytes }) => [name, startGzipBytes] as const))(
  '%s stays small',
  (name, startGzipBytes) => {
    expect(startGzipBytes / 1000).toBeLessThan(LARGER[name] ?? AT_START)
  },
)

test('only models, operations and the clients of vendors that register themselves are loaded on first use', () => {
  const inParts = bundles.filter(({ lateInputs }) =>
    lateInputs.some(([file]) => !file.includes('node_modules/')),
  )
  expect(inParts.map(({ name }) => name).toSorted()).toEqual([
    'check-health',
    'complete-gmail-connection',
    'create-test-draft',
    'delete-gmail-integration',
    // Says which countries the sources of postings cover.
    'get-admin-user-runs',
    'get-configuration',
    'get-monitoring-dashboard',
    'merge-accounts',
    // What vendors of contacts keep about a person.
    'object-to-contact',
    'open-recipient-link',
    'plan-cycle',
    'refresh-gmail-integration',
    'restart-user-run',
    'revoke-gmail',
    'run-account-deletion',
    'run-operation',
    'start-email-drafting',
    'start-gmail',
    'swap-shortlist-person',
    'try-letter',
    'update-configuration',
    'upload-resume',
    'write-draft',
  ])
})
