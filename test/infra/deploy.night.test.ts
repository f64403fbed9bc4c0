import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { adminStore } from '#functions/admin/admin.store.ts'
import { adviceOn } from '#infra/cli/deploy/advice.ts'
import { Stopped } from '#infra/cli/deploy/answers.ts'
import { forPeople, goThrough, missing } from '#infra/cli/deploy/step.ts'
import { localAccess } from '#dev/local-access.ts'
import { dynamoTable } from '#platform/table/table.ts'
import { ANSWERS } from '#infra/cli/rehearse/vendors.ts'
import { emptyAccount, MAILBOX, SIGN_IN, SITE } from './deploy-account.ts'

let at: Awaited<ReturnType<typeof emptyAccount>>
let count = 0
const open = async () => {
  at = await emptyAccount(`account-${(count += 1)}`)
  for (const [name, value] of Object.entries(at.variables)) vi.stubEnv(name, value)
}
const close = async () => {
  vi.unstubAllEnvs()
  await at.close()
}
beforeEach(open)
afterEach(close)

/** All that a deployment leaves outside this machine, in numbers. */
const traces = async () => ({
  prices: at.stripe.state.madePrices.map(({ lookupKey, amount }) => `${lookupKey} ${amount}`),
  endpoints: at.stripe.state.endpoints.map(({ url }) => url),
  quotas: at.state.quota.requests,
  mail: at.state.mail.requests,
  secrets: Object.fromEntries(
    [...at.state.secrets].map(([name, versions]) => [name.split('/')[1], versions.length]),
  ),
  alarms: at.state.alarms.get('reachwell-dev-Unhealthy')?.setOff,
  admins: (await adminStore(dynamoTable(at.table, localAccess(inject('dynamodb')))).list()).map(
    ({ email }) => email,
  ),
})
/** A person's step, and one that the stage does without. */
const LEFT = [
  ['own-run', 'skipped'],
  ['google', 'person'],
]
const DONE = {
  prices: ['starter 9900', 'pro 12900', 'elite 14900'],
  endpoints: [`${SITE}/api/webhooks/stripe`],
  quotas: ['PENDING'],
  mail: 1,
  secrets: { google: 2, signin: 2, adzuna: 2, hunter: 2, stripe: 2, webhook: 2 },
  alarms: 1,
  admins: ['operator@reachwell.example'],
}

describe('from an empty account', () => {
  test('one run does all that a command can, and says with the exact values what is left for a person', async () => {
    const { results, states, lines } = await at.run()
    expect(states).toEqual({
      settings: 'done',
      identity: 'done',
      regions: 'done',
      quotas: 'done',
      policies: 'done',
      bootstrap: 'done',
      backup: 'done',
      prices: 'done',
      secrets: 'done',
      'secret-google': 'done',
      'secret-signin': 'done',
      'secret-stripe': 'done',
      'secret-hunter': 'done',
      'secret-adzuna': 'done',
      model: 'done',
      deployment: 'done',
      webhook: 'done',
      articles: 'done',
      admin: 'done',
      'own-run': 'skipped',
      sender: 'done',
      'production-mail': 'done',
      links: 'done',
      'alarm-test': 'done',
      google: 'person',
    })
    expect(await traces()).toEqual(DONE)
    expect(await forPeople(results)).toEqual([
      "- Google's clients know the addresses of the stage",
      '    Google Cloud console → APIs & Services → Credentials → the client → Authorized redirect URIs:',
      `    sign-in (sign-in.apps.googleusercontent.com): ${SIGN_IN}`,
      '    OAuth consent screen: external, with exactly these scopes: openid, email, profile, https://www.googleapis.com/auth/gmail.compose',
    ])
    expect(
      lines.filter((line) => /sk_test_rehearsal|mailboxes-secret|emulator-key|a-password/.test(line)),
    ).toEqual([])
    const { secret } = at.stripe.state.endpoints[0] ?? {}
    expect(JSON.parse(at.state.secrets.get('reachwell-dev/webhook')?.at(-1)?.value ?? '')).toEqual({
      STRIPE_WEBHOOK_SECRETS: secret,
      STRIPE_WEBHOOK_URL: `${SITE}/api/webhooks/stripe`,
    })
    expect(at.settings.read().stripePrices).toEqual(
      Object.fromEntries(at.stripe.state.madePrices.map(({ lookupKey, id }) => [lookupKey, id])),
    )
    expect(MAILBOX).toBe(`${SITE}/api/auth/gmail/callback`)
  })

  test('the second run asks for nothing and changes nothing', async () => {
    await at.run()
    const changes = at.power.changes()
    const { states } = await at.run('')
    expect(Object.entries(states).filter(([, state]) => state !== 'done')).toEqual(LEFT)
    expect(at.power.changes()).toBe(changes)
    expect(at.commands.filter((command) => !command.startsWith('diff'))).toHaveLength(5)
  })

  test('what answers users is deployed alone and taken back by a guard that rings, except by one that rings already', async () => {
    await at.run()
    const first = at.commands.filter((command) => command.startsWith('deploy')).slice(1)
    expect(first.map((command) => command.split(' --app')[0])).toEqual(['deploy secrets', 'deploy --all'])
    for (const name of ['ApiFailures', 'PlanCycleErrors', 'WriteDraftErrors'])
      at.state.alarms.set(`reachwell-dev-${name}`, {
        tags: new Map(),
        setOff: 0,
        rings: name === 'ApiFailures',
      })
    // A new version of the code.
    at.state.stacks.delete('us-east-1/reachwell-dev-edge')
    const before = at.commands.length
    await at.run()
    const arn = (name: string) =>
      `--rollback-trigger-alarm-arns arn:aws:cloudwatch:us-east-1:123456789012:alarm:reachwell-dev-${name}`
    expect(
      at.commands
        .slice(before)
        .filter((command) => command.startsWith('deploy'))
        .map((command) => command.split(' --app')[0]),
    ).toEqual([
      'deploy edge identity visitors mail backup',
      `deploy --exclusively pipeline api outreach admin gateway --concurrency 3 ${arn('Unhealthy')} ${arn('PlanCycleErrors')} ${arn('WriteDraftErrors')} --monitoring-time-minutes 10`,
      'deploy --all',
    ])
  })

  describe("a stage with a user of the service's own", () => {
    /** The second deployment of a stage, of which everything stands. */
    const redeploy = async () => {
      await at.run()
      at.settings.write({ ownUser: 'usr_01OWN' })
      at.state.alarms.set('reachwell-dev-WriteDraftErrors', { tags: new Map(), setOff: 0 })
      at.state.stacks.delete('us-east-1/reachwell-dev-edge')
      return await at.run()
    }
    const why = (results: Awaited<ReturnType<typeof at.run>>['results'], id: string) =>
      results.find(({ step }) => step.id === id)?.why

    test('is tried by its run once both workers have changed, while CloudFormation watches', async () => {
      const { states, lines } = await redeploy()
      expect(states['deployment']).toBe('done')
      expect(lines).toContain('        usr_01OWN: 1 drafted, complete.')
      // The run leaves no trace in this account, so the step after the deployment has another and does not find it.
      expect(at.own.runs).toBe(2)
    })

    test('goes back when the run ends badly: a guard rings, and the deployment has failed', async () => {
      at.own.ends = 'badly'
      const { states, results } = await redeploy()
      expect(states).toMatchObject({ deployment: 'failed', webhook: 'waits', 'own-run': 'waits' })
      expect(why(results, 'deployment')).toBe('run_1: 0 drafted, internal.')
      expect(at.state.alarms.get('reachwell-dev-Unhealthy')?.setOff).toBeGreaterThan(1)
      expect(at.commands.at(-1)).toMatch(/^deploy --exclusively /)
    })
  })

  test('CDK is set up so that CloudFormation may do what its policy says, also where it could do everything before', async () => {
    const everything = { CloudFormationExecutionPolicies: '' }
    at.state.stacks.set('us-west-2/CDKToolkit', {
      status: 'CREATE_COMPLETE',
      outputs: {},
      parameters: everything,
    })
    await at.run()
    expect(at.commands.filter((command) => command.startsWith('bootstrap'))).toEqual([
      'bootstrap aws://123456789012/us-east-1 --cloudformation-execution-policies arn:aws:iam::123456789012:policy/reachwell-deployment',
      'bootstrap aws://123456789012/us-west-2 --cloudformation-execution-policies arn:aws:iam::123456789012:policy/reachwell-deployment',
    ])
  })

  test('the doctor says what is open and changes nothing', async () => {
    const { states } = await at.run('', { act: false })
    expect(states).toMatchObject({
      settings: 'open',
      identity: 'done',
      quotas: 'open',
      policies: 'open',
      bootstrap: 'waits',
      secrets: 'waits',
      deployment: 'waits',
      google: 'waits',
    })
    expect(at.power.changes()).toBe(0)
  })

  test('the doctor sees a key that its vendor no longer takes', async () => {
    await at.run()
    at.state.secrets.get('reachwell-dev/hunter')?.push({ id: 'third', value: '{"HUNTER_API_KEY":"old"}' })
    const { results } = await at.run('', { act: false })
    expect(
      results.flatMap(({ step, state, why }) => (state === 'done' ? [] : [[step.id, state, why]])),
    ).toEqual([
      ['secret-hunter', 'open', 'the vendor refuses the key'],
      ['own-run', 'skipped', 'dev names no ownUser (docs/deploy.md, "A user of the service\'s own")'],
      ['google', 'person', 'the client of the sign-in does not know it'],
    ])
  })
})

test('a power cut after any change, and the same command again, leave what one run leaves', async () => {
  await at.run()
  const all = at.power.changes()
  // Three regions, three prices, six secrets, ten articles, and one each for the rest.
  expect(all).toBeGreaterThan(25)
  for (let after = 1; after <= all; after += 1) {
    await close()
    await open()
    at.power.after(after)
    const cut = await at.run()
    expect(Object.values(cut.states), `after ${after} changes`).not.toEqual(
      expect.arrayContaining(['person']),
    )
    at.power.after(Infinity)
    const { states } = await at.run()
    expect(
      Object.entries(states).filter(([, state]) => state !== 'done'),
      `after ${after} changes`,
    ).toEqual(LEFT)
    const { alarms, secrets, ...left } = await traces()
    const { alarms: once, secrets: kept, ...wanted } = DONE
    expect(left, `after ${after} changes`).toEqual(wanted)
    // The alarm rings a second time only when the note that it had rung was lost.
    expect(alarms, `after ${after} changes`).toBeLessThanOrEqual((once ?? 0) + 1)
    expect({ ...secrets, webhook: 2 }, `after ${after} changes`).toEqual(kept)
    const [endpoint] = at.stripe.state.endpoints
    expect(at.state.secrets.get('reachwell-dev/webhook')?.at(-1)?.value).toContain(endpoint?.secret)
  }
}, 600_000)

test('an endpoint whose signing secret was lost is replaced by one whose secret is kept', async () => {
  await at.run()
  const [lost] = at.stripe.state.endpoints
  at.state.secrets.get('reachwell-dev/webhook')?.pop()
  await at.run()
  const [made, ...others] = at.stripe.state.endpoints
  expect(others).toEqual([])
  expect(made?.url).toBe(`${SITE}/api/webhooks/stripe`)
  expect(made?.id).not.toBe(lost?.id)
  expect(at.state.secrets.get('reachwell-dev/webhook')?.at(-1)?.value).toContain(made?.secret)
})

describe('what stops a run', () => {
  test('a key that the vendor refuses is not stored, and holds up nothing but itself', async () => {
    const { states, results } = await at.run(
      ANSWERS.replace('HUNTER_API_KEY=emulator-key', 'HUNTER_API_KEY=wrong'),
    )
    expect(states).toMatchObject({ 'secret-hunter': 'failed', 'secret-stripe': 'done', deployment: 'done' })
    expect(results.find(({ step }) => step.id === 'secret-hunter')?.why).toBe(
      'Key of the Hunter account: the vendor refuses the key.',
    )
    expect(at.state.secrets.get('reachwell-dev/hunter')).toHaveLength(1)
  })

  test('without the secret of the sign-in nothing is deployed, for the user pool would keep the placeholder', async () => {
    const { states } = await at.run(ANSWERS.replace(/^GOOGLE_SIGN_IN.*$/m, ''))
    expect(states).toMatchObject({ 'secret-signin': 'failed', deployment: 'waits', webhook: 'waits' })
    expect(at.state.stacks.has('us-east-1/reachwell-dev-edge')).toBe(false)
  })

  test('Ctrl-C at a question ends the run, and the steps after it are not begun', async () => {
    const begun: string[] = []
    const step = (id: string, act: () => Promise<void>) => ({
      id,
      what: id,
      isDone: () => Promise.resolve(missing('open')),
      do: async () => {
        begun.push(id)
        await act()
      },
    })
    const steps = [
      step('first', () => Promise.reject(new Stopped())),
      step('second', () => Promise.resolve()),
    ]
    await expect(goThrough(steps, { act: true, say: () => undefined })).rejects.toThrow(
      'Stopped. The same command goes on from here.',
    )
    expect(begun).toEqual(['first'])
  })

  test('permissions that nobody agreed to are not deployed', async () => {
    const { states, results } = await at.run(ANSWERS.replace('DEPLOY=yes', 'DEPLOY=no'))
    expect(states['deployment']).toBe('failed')
    expect(results.find(({ step }) => step.id === 'deployment')?.why).toContain('Nobody agreed')
  })

  test('the root user, and a region that is not enabled', async () => {
    at.state.closed.add('us-west-2')
    const closed = await at.run()
    expect(closed.states).toMatchObject({ identity: 'done', regions: 'person', bootstrap: 'waits' })
    expect(await forPeople(closed.results)).toEqual([
      "- the stage's regions are enabled",
      '    Account → AWS Regions → Enable: us-west-2',
    ])
    at.state.who = 'root'
    const { states, results } = await at.run()
    expect(states).toMatchObject({ identity: 'person', quotas: 'waits', secrets: 'waits' })
    expect(results.find(({ step }) => step.id === 'identity')?.why).toBe(
      'the shell has the credentials of the root user',
    )
  })

  test('links that nobody has opened: an alarm is not tried before', async () => {
    at.state.subscriptions.push(
      {
        topic: 'reachwell-dev-alarms',
        region: 'us-east-1',
        endpoint: 'operator@reachwell.example',
        confirmed: false,
      },
      { topic: 'another-topic', region: 'us-east-1', endpoint: 'x@reachwell.example', confirmed: false },
    )
    const { states, results } = await at.run()
    expect(states).toMatchObject({ links: 'person', 'alarm-test': 'waits' })
    expect(await forPeople(results)).toContain(
      '    reachwell-dev-alarms (us-east-1): the link that Amazon mailed to operator@reachwell.example',
    )
  })

  test('wrong settings are said and not kept', async () => {
    const before = readFileSync('cdk.json', 'utf8')
    const { states, results } = await at.run(ANSWERS.replace('pk_test_rehearsal', 'pk_live_rehearsal'))
    expect(states).toMatchObject({ settings: 'failed', prices: 'waits' })
    expect(results[0]?.why).toContain('every other stage one of the test mode')
    expect(at.settings.read().stripePublishableKey).toBe('pk_test_sample')
    expect(readFileSync('cdk.json', 'utf8')).toBe(before)
  })
})

test.each([
  [
    "Access denied for operation 'AWS::CloudFront::Distribution: Your account must be verified before you can add new CloudFront resources. To verify your account, please contact AWS Support (https://console.aws.amazon.com/support/home#/) and include this error message.",
    'Amazon verifies a new account before its first CloudFront distribution.',
  ],
  [
    'CREATE_FAILED | AWS::SES::EmailIdentity | Sender | operator@reachwell.example already exists in stack',
    'The sender has been added to SES by hand before.',
  ],
  ['Resource limit exceeded', null],
])('CDK says "%s"', (output, advice) => {
  expect(adviceOn(output)?.split(/(?<=\.) /)[0] ?? null).toBe(advice)
})
