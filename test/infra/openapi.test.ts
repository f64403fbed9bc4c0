import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { atNight } from '#engine/test/at-night.ts'
import { writeApiFiles } from '#infra/cli/openapi.ts'
import { apiFiles } from '#infra/openapi/files.ts'
import { openApiDocument } from '#infra/openapi/document.ts'
import { contract, type Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'

const document = await openApiDocument()
const table = Object.values<Contract>(contracts)
const operationOf = ({ path: at, method }: Contract) =>
  Object.entries(document.paths[at] ?? {}).find(([name]) => name === method.toLowerCase())?.[1]

test('npm run openapi writes the document and the page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'))
  await writeApiFiles(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['api.html', 'openapi.json'])
  expect(JSON.parse(readFileSync(path.join(folder, 'openapi.json'), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(document)),
  )
  expect(readFileSync(path.join(folder, 'api.html'), 'utf8')).toContain('<article id="getUser">')
  rmSync(folder, { recursive: true })
})

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The API is no product of its own, its tags are the domains, and a sign-in redirects.
    'info-license': 'off',
    'tag-description': 'off',
    'operation-2xx-response': 'off',
  },
})

const problemsOf = async (source: string) =>
  (await lintFromString({ source, absoluteRef: 'openapi.json', config })).map(
    ({ ruleId, message }) => `${ruleId}: ${message}`,
  )

test('the document follows the rules of OpenAPI 3.1', async () => {
  expect(await problemsOf(JSON.stringify(document))).toEqual([])
})

test('each contract is one operation, and there are no others', () => {
  expect(table.map((each) => operationOf(each)?.operationId)).toEqual(Object.keys(contracts))
  expect(Object.values(document.paths).flatMap((item) => Object.keys(item))).toHaveLength(table.length)
})

test('each contract that does not redirect has exactly one status, which the wrapper answers', () => {
  const several = table.filter(({ reply }) => reply !== 'redirect' && Object.keys(reply).length !== 1)
  expect(several.map(({ id }) => id)).toEqual([])
})

test.each(table.map((each) => [each.id, each] as const))(
  '%s lists each error code of its contract under its status',
  (_, each) => {
    const responses = operationOf(each)?.responses ?? {}
    for (const code of each.errors ?? []) {
      const response = responses[String(ERRORS[code].status)]
      expect(response?.description).toContain(`\`${code}\`: ${ERRORS[code].message}`)
      expect(JSON.stringify(response?.content)).toContain(`"${code}"`)
    }
  },
)

test('an endpoint with every feature is described like this', () => {
  expect(operationOf(contracts.updateConfiguration)).toMatchObject({
    operationId: 'updateConfiguration',
    tags: ['configuration'],
    security: [{ session: [] }],
    requestBody: {
      required: true,
      description: 'JSON of at most 262144 bytes.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ConfigurationInput' } } },
    },
  })
  expect(Object.keys(operationOf(contracts.updateConfiguration)?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '429',
    '500',
  ])
  expect(operationOf(contracts.updateConfiguration)?.responses['429']).toEqual({
    description:
      '`configuration_restricted`: Your emails are being prepared right now. You can change the configuration once this run has finished.\n\n`too_many_requests`: Too many requests. Please wait a moment and try again.',
    headers: {
      'x-request-id': { description: "This request's id in our log.", schema: { type: 'string' } },
      'retry-after': { description: 'Seconds to wait, where they are known.', schema: { type: 'integer' } },
    },
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { properties: { code: { enum: ['configuration_restricted', 'too_many_requests'] } } },
          ],
        },
      },
    },
  })
})

test('rate limits and recorded activities are described', () => {
  expect(operationOf(contracts.getUser)).not.toHaveProperty('description')
  expect(operationOf(contracts.startEmailDrafting)?.description).toBe(
    "At most 10 an hour and 20 a day for each user. Recorded in the user's activity log: “Started drafting emails”.",
  )
  expect(operationOf(contracts.createSubscription)?.description).toBe(
    'At most 60 an hour for each user. At most 20 an hour with `couponCode` for each user, counted together with other endpoints as `order-coupon`. At most 60 an hour with `couponCode` for each network, counted together with other endpoints as `codes`.',
  )
  expect(operationOf(contracts.retryPayment)?.description).toBe(
    'At most 20 an hour for each user, or each network without a session.',
  )
  expect(operationOf(contracts.autoLogin)?.description).toBe('At most 30 in ten minutes for each network.')
  expect(operationOf(contracts.autoLogin)?.responses['429']?.description).toContain('`too_many_requests`')
  expect(operationOf(contracts.startGmail)?.responses).not.toHaveProperty('429')
})

test('sessions, redirects, optional bodies and text lengths are described', () => {
  expect(document.components.securitySchemes).toMatchObject({
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-sid',
      description: 'Opaque session, set by the sign-in. On http://localhost it is called sid.',
    },
  })
  const names = Object.entries(document.components.securitySchemes).map(([id, scheme]) => [
    id,
    scheme.in,
    scheme.name,
  ])
  expect(names).toEqual([
    ['session', 'cookie', '__Host-sid'],
    ['adminSession', 'cookie', '__Host-adm'],
    ['adminEmail', 'header', 'x-admin-email'],
    ['adminPassword', 'header', 'x-admin-password'],
  ])
  expect(operationOf(contracts.createAdmin)?.security).toEqual([
    { adminSession: [] },
    { adminEmail: [], adminPassword: [] },
  ])
  expect(operationOf(contracts.createAdmin)?.responses['403']?.description).toContain('`admin_forbidden`')
  expect(operationOf(contracts.listAdmins)?.responses['429']?.description).toContain('`admin_locked`')
  expect(operationOf(contracts.startGmail)?.security).toEqual([{}, { session: [] }])
  expect(operationOf(contracts.completeSignIn)?.security).toEqual([])
  expect(operationOf(contracts.completeSignIn)?.responses['302']).toMatchObject({
    headers: { location: { schema: { type: 'string', format: 'uri-reference' } } },
  })
  expect(operationOf(contracts.logout)?.requestBody?.required).toBe(false)
  expect(operationOf(contracts.uploadResume)?.requestBody?.description).toBe('JSON of at most 5900000 bytes.')
  expect(operationOf(contracts.listEmailOutreach)?.parameters?.[1]).toEqual({
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 1_000, default: 10 },
  })
  expect(document.components.schemas['ConfigurationInput']).toMatchObject({
    additionalProperties: false,
    properties: { jobTitle: { type: 'string', minLength: 1, maxLength: 120 } },
  })
  expect(document.components.schemas['User']).toMatchObject({
    properties: { planExpiresAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] } },
  })
  expect(document.components.schemas['User']).not.toHaveProperty('additionalProperties')
})

test('a new contract is in the document at once', async () => {
  const added = contract('getThing', 'GET /api/things/{id}', {
    auth: 'none',
    summary: 'One thing.',
    params: z.object({ id: z.string() }),
    reply: { 200: z.object({ size: z.nullable(z.number()) }) },
    errors: ['not_found'],
  })
  const { paths } = await openApiDocument([added])
  expect(paths['/api/things/{id}']?.get).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { size: { type: ['number', 'null'] } },
              required: ['size'],
            },
          },
        },
      },
      404: {},
      500: {},
    },
  })
})

const MISTAKES: readonly (readonly [what: string, from: string, to: string, rule: string])[] = [
  ['a name twice', '"operationId":"getUser"', '"operationId":"logout"', 'operation-operationId-unique'],
  [
    'an undeclared parameter',
    '/api/email-outreach/{id}"',
    '/api/email-outreach/{entry}"',
    'path-parameters-defined',
  ],
  [
    'a reference to nothing',
    '"#/components/schemas/User"',
    '"#/components/schemas/Person"',
    'no-unresolved-refs',
  ],
  ['an unknown scheme', '"security":[{"session":[]}]', '"security":[{"token":[]}]', 'security-defined'],
  ['a status that is none', '"404":', '"4O4":', 'struct'],
  ['a keyword of an older draft', '"maxItems":1', '"nullable":true', 'struct'],
]

// The whole document is read each time.
test.each(atNight ? MISTAKES : MISTAKES.slice(0, 1))('the linter finds %s', async (_, from, to, rule) => {
  const text = JSON.stringify(document)
  expect(text).toContain(from)
  expect((await problemsOf(text.replace(from, to))).join('\n')).toContain(`${rule}: `)
})

test('the page shows every endpoint and error code, and loads nothing from other sites', async () => {
  const page = (await apiFiles())['api.html']
  for (const { id, path: at, errors = [] } of table) {
    expect(page).toContain(`<article id="${id}">`)
    expect(page).toContain(`<code>${at}</code>`)
    for (const code of errors) expect(page).toContain(`<code>${code}</code>`)
  }
  for (const name of Object.keys(document.components.schemas))
    expect(page).toContain(`<article id="${name}">`)
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:\/\//)
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([])
})
