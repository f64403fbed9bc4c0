import { addressesOf, variablesOf } from '#infra/registered-vendors.ts'
import { CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { MAILBOX_VENDORS } from '#vendors/mailbox-vendors.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { backgroundGrants, webhookGrants } from '#infra/grants/background.ts'
import { grants } from '#infra/grants/endpoints.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks, type Webhook } from '#shared/contracts/webhooks.ts'
import { DOCUMENTED_CALLS } from './documented-calls.ts'
import { assemblyOf } from './assemblies.ts'
import { builtFunctions } from './built.ts'
import { statementsOf, type Found, type Resource } from './stack-templates.ts'

const prod = await assemblyOf('prod')

const { bundles, functions: folderOf } = await builtFunctions()
const authorizer = path.join(folderOf('authorize-origin'), 'index.mjs')

const functions = new Map(
  prod.of('AWS::Lambda::Function').map((found) => [String(found.Properties['FunctionName']), found]),
)
const lambda = (name: string): Found => {
  const found = functions.get(`reachwell-prod-${name}`)
  if (found === undefined) throw new Error(`no function ${name}`)
  return found
}
const resource = ({ part }: Found, logicalId: string): Resource => {
  const found = prod.templates.get(part)?.Resources[logicalId]
  if (found === undefined) throw new Error(`no ${logicalId} in ${part}`)
  return found
}
const Ref = z.object({ Ref: z.string() })
const GetAtt = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })
const targetOf = (value: unknown): string => GetAtt.parse(value)['Fn::GetAtt'][0]
const roleOf = (fn: Found): Resource => resource(fn, targetOf(fn.Properties['Role']))

const endpoints = Object.values<Contract | Webhook>({ ...contracts, ...webhooks })
const routeKey = ({ method, path: route }: Contract | Webhook) => `${method} ${route}`
const routes = new Map(
  prod.of('AWS::ApiGatewayV2::Route').map((route) => [String(route.Properties['RouteKey']), route]),
)

describe('each contract and each webhook is a route with its own Lambda and role', () => {
  test('there is one of each, and none is shared', () => {
    expect([...routes.keys()].toSorted()).toEqual(endpoints.map(routeKey).toSorted())
    const ours = endpoints.map(({ id }) => lambda(kebab(id)))
    expect(new Set(ours.map((fn) => targetOf(fn.Properties['Role']))).size).toBe(endpoints.length)
    expect(new Set(ours.map((fn) => fn.Properties['LoggingConfig'].LogGroup.Ref)).size).toBe(endpoints.length)
  })

  test.each(endpoints.map((contract) => [routeKey(contract), contract] as const))('%s', (key, contract) => {
    const route = routes.get(key)
    expect(route?.Properties).toMatchObject({ AuthorizationType: 'CUSTOM' })
    // One stack refers to it, the other imports it from there.
    expect(JSON.stringify(route?.Properties['AuthorizerId'])).toContain(
      prod.one('AWS::ApiGatewayV2::Authorizer').logicalId,
    )
    const fn = lambda(kebab(contract.id))
    const integrationId = Ref.parse(route?.Properties['Target']['Fn::Join'][1][1]).Ref
    expect(resource(fn, integrationId).Properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
      IntegrationUri: { 'Fn::GetAtt': [fn.logicalId, 'Arn'] },
    })
    const permission = prod
      .of('AWS::Lambda::Permission')
      .filter(({ Properties }) => Properties['FunctionName'].Ref === fn.logicalId)
    expect(permission).toHaveLength(1)
    expect(JSON.stringify(permission[0]?.Properties['SourceArn'])).toContain(
      `/*/${contract.method}${contract.path}`,
    )
  })
})

test('all 55 calls of the specification exist', () => {
  expect(new Set(DOCUMENTED_CALLS).size).toBe(55)
  expect(DOCUMENTED_CALLS.filter((call) => !routes.has(call))).toEqual([])
})

describe('every function', () => {
  const ours = [...functions.values()].filter(({ part }) =>
    ['api', 'outreach', 'admin', 'pipeline'].includes(part),
  )

  test('there are no other functions', () => {
    const names = [...Object.keys(contracts), ...Object.keys(webhooks), ...Object.keys(backgroundGrants)].map(
      kebab,
    )
    expect(ours.map((fn) => String(fn.Properties['FunctionName'])).toSorted()).toEqual(
      [...names, 'authorize-origin'].map((name) => `reachwell-prod-${name}`).toSorted(),
    )
  })

  test.each(ours.map((fn) => [String(fn.Properties['FunctionName']), fn] as const))(
    '%s runs on the newest Node on arm64 and keeps its log for 90 days',
    (name, fn) => {
      expect(fn.Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      })
      expect(resource(fn, fn.Properties['LoggingConfig'].LogGroup.Ref).Properties).toMatchObject({
        LogGroupName: `/aws/lambda/${name}`,
        RetentionInDays: 90,
      })
      expect(roleOf(fn).Properties['ManagedPolicyArns']).toBeUndefined()
    },
  )
})

test('the authorizer refuses requests without its secret, and its bundle is small', async () => {
  const { handler } = z.object({ handler: z.any() }).parse({ ...(await import(authorizer)) })
  expect(await handler({ identitySource: ['guessed'] })).toEqual({ isAuthorized: false })
  expect(await handler({})).toEqual({ isAuthorized: false })
  expect(gzipSync(readFileSync(authorizer)).length).toBeLessThan(105_000)
})

/** The actions of a function's policy, without those that every function has. */
const allowed = (name: string) =>
  statementsOf(roleOf(lambda(name)))
    .flatMap(({ actions }) => actions)
    .filter((action) => !action.startsWith('logs:'))
    .toSorted()

describe("a function's permissions are its row of grants", () => {
  const TABLE_READ = [
    'dynamodb:BatchGetItem',
    'dynamodb:GetItem',
    'dynamodb:Query',
    'kms:Decrypt',
    'kms:DescribeKey',
  ]
  const TABLE_WRITE = [
    ...TABLE_READ,
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    'kms:Encrypt',
    'kms:GenerateDataKey',
    'kms:ReEncryptFrom',
    'kms:ReEncryptTo',
  ]
  const SCHEDULES = [
    'iam:PassRole',
    'scheduler:CreateSchedule',
    'scheduler:DeleteSchedule',
    'scheduler:UpdateSchedule',
  ]
  const SECRET = ['kms:Decrypt', 'secretsmanager:GetSecretValue']
  const CONSUME = [
    'sqs:ChangeMessageVisibility',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:ReceiveMessage',
  ]

  test.each([
    ['get-user', TABLE_READ],
    ['update-configuration', TABLE_WRITE],
    ['get-latest-resume', [...TABLE_READ, 's3:GetObject', 's3:ListBucket', 'kms:Decrypt']],
    [
      'upload-resume',
      [
        ...TABLE_WRITE,
        's3:GetObject',
        's3:ListBucket',
        's3:PutObject',
        'kms:Decrypt',
        'kms:GenerateDataKey',
        'bedrock:InvokeModel',
      ],
    ],
    // Neither files nor queues, mails or keys.
    ['try-letter', [...TABLE_WRITE, 'bedrock:InvokeModel']],
    ['start-email-drafting', [...TABLE_WRITE, 'sqs:SendMessage']],
    ['start-gmail', [...TABLE_WRITE, ...SECRET]],
    [
      'complete-gmail-connection',
      [...TABLE_WRITE, ...SECRET, ...SCHEDULES, 'kms:GenerateDataKey', 'sqs:SendMessage'],
    ],
    ['delete-gmail-integration', [...TABLE_WRITE, ...SECRET, ...SCHEDULES, 'kms:Decrypt']],
    ['plan-cycle', [...TABLE_WRITE, ...SECRET, ...SCHEDULES, ...CONSUME, 'sqs:SendMessage', 'ses:SendEmail']],
    [
      'write-draft',
      [
        ...TABLE_WRITE,
        ...SECRET,
        ...SCHEDULES,
        ...CONSUME,
        'sqs:SendMessage',
        'ses:SendEmail',
        's3:GetObject',
        's3:ListBucket',
        'kms:Decrypt',
        'bedrock:InvokeModel',
      ],
    ],
    ['sweep-stuck-work', [...TABLE_WRITE, 'sqs:SendMessage']],
    ['count-accounts', TABLE_WRITE],
    ['repeat-alarms', ['cloudwatch:DescribeAlarms', 'cloudwatch:SetAlarmState']],
    ['list-admin-users', [...TABLE_WRITE, ...SECRET]],
    ['set-user-status', [...TABLE_WRITE, ...SECRET, ...SCHEDULES]],
    ['delete-user', [...TABLE_WRITE, ...SECRET, 'sqs:SendMessage']],
    ['receive-stripe-event', [...TABLE_WRITE, ...SECRET, 'sqs:SendMessage']],
    ['apply-billing-event', [...TABLE_WRITE, ...SECRET, ...CONSUME, 'ses:SendEmail']],
    [
      'merge-accounts',
      [
        ...TABLE_WRITE,
        ...SECRET,
        ...SCHEDULES,
        ...CONSUME,
        's3:GetObject',
        's3:ListBucket',
        's3:PutObject',
        's3:DeleteObject',
        'kms:Decrypt',
        'kms:GenerateDataKey',
      ],
    ],
    [
      'run-account-deletion',
      [
        ...TABLE_WRITE,
        ...SECRET,
        ...SCHEDULES,
        ...CONSUME,
        'cognito-idp:AdminDeleteUser',
        's3:PutObject',
        'ses:SendEmail',
        's3:DeleteObject',
        's3:DeleteObjectVersion',
        's3:ListBucket',
        's3:ListBucketVersions',
        'kms:Decrypt',
      ],
    ],
    ['reconcile-billing', [...TABLE_WRITE, 'sqs:SendMessage', ...SECRET]],
    [
      'run-operation',
      [
        ...TABLE_WRITE,
        ...SECRET,
        ...SCHEDULES,
        ...CONSUME,
        'sqs:SendMessage',
        'ses:SendEmail',
        's3:GetObject',
        's3:ListBucket',
        'kms:Decrypt',
        'bedrock:InvokeModel',
      ],
    ],
    ['apply-retention', [...TABLE_WRITE, ...SECRET, 'sqs:SendMessage', 'ses:SendEmail']],
    ['send-reminders', [...TABLE_WRITE, ...SECRET, 'ses:SendEmail']],
    ['authorize-origin', SECRET],
  ])('%s', (name, actions) => {
    expect([...new Set(allowed(name))]).toEqual([...new Set(actions)].toSorted())
  })

  const rows = { ...grants, ...webhookGrants, ...backgroundGrants }
  test.each(Object.entries(rows).map(([id, row]) => [kebab(id), row] as const))(
    '%s writes, decrypts, sends and invokes only when its row says so',
    (name, row) => {
      const actions = new Set(allowed(name))
      const expected = {
        'dynamodb:Query': row.table !== 'none',
        'dynamodb:PutItem': row.table === 'readWrite',
        's3:GetObject':
          ('resumes' in row && row.resumes !== undefined && row.resumes !== 'erase') ||
          ('exports' in row && row.exports !== 'erase') ||
          'visits' in row,
        's3:ListBucket': 'resumes' in row && row.resumes !== undefined,
        's3:PutObject':
          'deletions' in row ||
          ('resumes' in row && (row.resumes === 'readWrite' || row.resumes === 'move')) ||
          ('exports' in row && row.exports === 'write'),
        's3:DeleteObject':
          ('resumes' in row && (row.resumes === 'move' || row.resumes === 'erase')) ||
          ('exports' in row && row.exports === 'write'),
        's3:ListBucketVersions': 'resumes' in row && row.resumes === 'erase',
        'sqs:SendMessage': 'send' in row && row.send !== undefined,
        'ses:SendEmail': 'mail' in row && row.mail !== undefined,
        'scheduler:CreateSchedule': 'schedules' in row && row.schedules !== undefined,
        'bedrock:InvokeModel': 'writer' in row && row.writer !== undefined,
        'secretsmanager:GetSecretValue': 'secrets' in row && row.secrets !== undefined,
      }
      expect(
        Object.fromEntries(Object.keys(expected).map((action) => [action, actions.has(action)])),
      ).toEqual(expected)
    },
  )

  const tableOf = (name: string) =>
    statementsOf(roleOf(lambda(name))).find(({ actions }) => actions.includes('dynamodb:Query'))

  test.each([
    ['get-user', ['USER#*', 'SESSION#*', 'SETTINGS#*'], ['folders', 'outlines']],
    [
      'complete-sign-in',
      [
        'USER#*',
        'SESSION#*',
        'IDENTITY#*',
        'EMAIL#*',
        'OAUTHSTATE#*',
        'SECURITY#*',
        'STATS#*',
        'TRIALMARK#*',
      ],
      ['folders', 'outlines'],
    ],
    [
      'write-draft',
      ['USER#*', 'RECIPIENT#*', 'STATS#*', 'THROTTLE#*', 'SETTINGS#*'],
      ['folders', 'outlines'],
    ],
    [
      'list-admin-users',
      ['ADMINSESSION#*', 'SECURITY#*', 'ADMIN#*', 'USER#*', 'LISTED#*', 'STATS#*'],
      ['folders', 'listed', 'outlines'],
    ],
    ['receive-stripe-event', ['STRIPEEVENT#*'], []],
    [
      'sweep-stuck-work',
      ['USER#*', 'STRIPEEVENT#*', 'OPERATION#*', 'OPEN#*'],
      ['folders', 'open', 'outlines'],
    ],
  ])('%s reaches its partitions and indexes of the table, and cannot scan', (name, partitions, indexes) => {
    const statement = tableOf(name)
    expect(statement?.conditions).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
    })
    expect(JSON.stringify(statement?.resources).match(/index\/\w+/g) ?? []).toEqual(
      indexes.map((index) => `index/${index}`),
    )
    expect(statement?.actions).not.toContain('dynamodb:Scan')
  })

  test('the mailbox key serves no other purpose', () => {
    const opening = statementsOf(roleOf(lambda('write-draft'))).filter(({ conditions }) =>
      JSON.stringify(conditions ?? {}).includes('EncryptionContext'),
    )
    expect(opening).toMatchObject([
      {
        actions: ['kms:Decrypt'],
        conditions: { StringEquals: { 'kms:EncryptionContext:purpose': 'gmail-refresh-token' } },
      },
    ])
  })

  test('only these functions decrypt a mailbox grant: they draft, check, move or revoke it', () => {
    const openers = [...functions.values()].filter((fn) =>
      statementsOf(roleOf(fn)).some(
        ({ actions, conditions }) =>
          actions.includes('kms:Decrypt') && JSON.stringify(conditions ?? {}).includes('gmail-refresh-token'),
      ),
    )
    expect(
      openers.map((fn) => String(fn.Properties['FunctionName']).replace('reachwell-prod-', '')).toSorted(),
    ).toEqual([
      'create-test-draft',
      'delete-gmail-integration',
      'merge-accounts',
      'refresh-gmail-integration',
      'revoke-gmail',
      'run-account-deletion',
      'run-operation',
      'write-draft',
    ])
  })

  test('there is one model, reached through its inference profile', () => {
    const calls = statementsOf(roleOf(lambda('write-draft'))).filter(({ actions }) =>
      actions.includes('bedrock:InvokeModel'),
    )
    expect(calls.map(({ conditions }) => conditions === undefined)).toEqual([true, false])
    expect(JSON.stringify(calls)).toContain('bedrock:us-east-1:')
    expect(JSON.stringify(calls)).toContain('inference-profile/us.anthropic.claude-haiku-5-5')
    expect(JSON.stringify(calls)).toContain('bedrock:*::foundation-model/anthropic.claude-haiku-5-5')
  })
})

const CONTACTS = CONTACT_VENDORS.filter(({ secret }) => providedTo(lambda('plan-cycle')).has(secret.key))
const MAILBOXES = MAILBOX_VENDORS.filter(({ clientId }) => providedTo(lambda('start-gmail')).has(clientId))

/** Every environment variable that the platform, the services, and the vendors of contacts and of mailboxes read. */
const VARIABLES = new Set([
  ...[...CONTACTS, ...MAILBOXES].flatMap((vendor) => [
    ...variablesOf(vendor),
    ...addressesOf(vendor).map(({ variable }) => variable),
  ]),
  ...['functions/platform', 'functions/services']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:(?:s|S)etting\('|'(?=\w+_URL')|\b(?=\w+: (?:filled|seconds|z\.)))([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g,
      ),
    ])
    .flatMap(([, name]) => (name === undefined ? [] : [name])),
])
/** These have a default, name an emulator, or belong to a writer that the stage does not use. */
const DISPENSABLE = new Set([
  'COMPANY_PAGES_URL',
  'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
  'DOUBT_SECONDS',
  'HELD_SECONDS',
  'LEASE_SECONDS',
  'MAILBOXES_OFF_PER_HOUR',
  'VERIFY_BEFORE_CREATE',
  'MESSAGE_ID_DOMAIN',
  'MODEL_TIMEOUT_SECONDS',
  'MODEL_MAX_TOKENS',
  'MODEL_TOKENS_PER_MINUTE',
  'READER_MODEL',
  'OPENAI_BASE_URL',
  'OPENAI_API_KEY',
  'OPENAI_MODEL',
  'AWS_REGION',
  'STRIPE_API_HOST',
  'STRIPE_API_PORT',
  'STRIPE_API_PROTOCOL',
])

/**
 * Code that is included but never called: reading and reopening entries needs no recipient fingerprint, the
 * health of a vendor of mailboxes needs no client, and what a vendor of contacts keeps needs no key.
 */
const NEVER_CALLED = new Set([
  'complete-gmail-connection RECIPIENT_HMAC_KEY',
  ...MAILBOXES.flatMap((vendor) => [
    ...variablesOf(vendor),
    ...Object.values(vendor.addresses).map(({ variable }) => variable),
  ]).flatMap((variable) => [`check-health ${variable}`, `get-monitoring-dashboard ${variable}`]),
  ...CONTACTS.flatMap(({ secret, baseUrl }) => [secret.key, baseUrl.variable]).flatMap((variable) => [
    `object-to-contact ${variable}`,
    `open-recipient-link ${variable}`,
  ]),
])

function providedTo(fn: Found): ReadonlySet<string> {
  const { Variables } = z
    .object({ Variables: z.record(z.string(), z.unknown()) })
    .parse(fn.Properties['Environment'])
  const secrets = Object.keys(Variables)
    .filter((name) => name.endsWith('_SECRET_ARN'))
    .map((name) =>
      prod.one(
        'AWS::SecretsManager::Secret',
        `${name[0]}${name.slice(1, -'_SECRET_ARN'.length).toLowerCase()}`,
      ),
    )
  const inSecrets = secrets.flatMap(({ Properties: { GenerateSecretString: made } }) => [
    String(made.GenerateStringKey),
    ...Object.keys(JSON.parse(made.SecretStringTemplate)),
  ])
  return new Set([...Object.keys(Variables), ...inSecrets])
}

/** The code of all files of a function, including those that are loaded on demand. */
const codeOf = ({ folder: place }: { readonly folder: string }): string =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(place, file), 'utf8'))
    .join('\n')

describe('the environment of a function', () => {
  test('the list of variables is read from the source code', () => {
    expect(VARIABLES.size).toBeGreaterThan(30)
    expect([...VARIABLES]).toEqual(
      expect.arrayContaining([
        'TABLE_NAME',
        'APP_ORIGIN',
        'RECIPIENT_HMAC_KEY',
        'HUNTER_API_KEY',
        'GOOGLE_CLIENT_ID',
        'COGNITO_ISSUER',
      ]),
    )
  })

  test.each(bundles.map((bundle) => [bundle.name, bundle] as const))(
    '%s has every variable that its code reads, and no others',
    (name, bundle) => {
      const code = codeOf(bundle)
      const provided = providedTo(lambda(name))
      const asked = [...VARIABLES].filter((variable) => new RegExp(`\\b${variable}\\b`).test(code))
      expect(
        asked.filter(
          (variable) =>
            !provided.has(variable) && !DISPENSABLE.has(variable) && !NEVER_CALLED.has(`${name} ${variable}`),
        ),
      ).toEqual([])
      // Variables of every function, public vendor URLs and prices reveal nothing; the variables of boards
      // are named after their vendor.
      const general =
        /^(STAGE|LOG_LEVEL|APP_ORIGIN|MAILBOXES_OFF_PER_HOUR|\w+_SECRET_ARN|(GOOGLE|GMAIL)_\w+_URL|CONTACT_\w+|STRIPE_PRICE_\w+|(ASHBY|GREENHOUSE|LEVER|RECRUITEE|SMARTRECRUITERS|TEAMTAILOR|WORKABLE)_(BASE_URL|BOARDS))$/
      expect(
        [...provided].filter(
          (variable) => !general.test(variable) && !new RegExp(`\\b${variable}\\b`).test(code),
        ),
      ).toEqual([])
    },
  )

  test('only functions with a secret or a model contain the code that reads secrets', () => {
    const withSecrets = Object.entries({ ...grants, ...webhookGrants, ...backgroundGrants })
      .filter(([, row]) => 'secrets' in row || 'writer' in row)
      .map(([id]) => kebab(id))
    expect(
      bundles
        .filter(({ packages }) => packages.includes('@aws-sdk/client-secrets-manager'))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(withSecrets.toSorted())
  })

  test('holds no secret', () => {
    const variables = [...functions.values()].flatMap((fn) =>
      Object.keys(fn.Properties['Environment']?.Variables ?? {}),
    )
    expect(variables.filter((variable) => /(SECRET|KEY|PASSWORD|TOKEN)$/.test(variable))).toEqual([])
  })
})
