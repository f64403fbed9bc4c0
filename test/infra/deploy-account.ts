import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { listen } from '#emulators/kit/listen.ts'
import { ensureTable } from '#dev/aws/dynamodb.ts'
import { CommandError } from '#infra/cli/command.ts'
import { answersOf } from '#infra/cli/deploy/answers.ts'
import { stageSettings } from '#infra/cli/deploy/stage-settings.ts'
import { goThrough } from '#infra/cli/deploy/step.ts'
import { stepsOf } from '#infra/cli/deploy/steps/all-steps.ts'
import type { World } from '#infra/cli/deploy/world.ts'
import { ANSWERS, startVendors } from '#infra/cli/rehearse/vendors.ts'

const SITE = 'https://d1.cloudfront.example'
const MAILBOX = `${SITE}/api/auth/gmail/callback`
const SIGN_IN = 'https://reachwell.auth.example/oauth2/idpresponse'

const POLICIES = 'the folder of the policies'

/** Requests that change something, in the ways that AWS, DynamoDB and Stripe name them. */
const CHANGES =
  /\.(?:Put|Request|Set|Tag|Update|TransactWrite|Delete)[A-Za-z]*$|^PUT |^POST \/v[12]\/(?!secrets)|^DELETE /

/** Ends the power after a number of changes: the last one takes effect, and its answer never arrives. */
function powerCut() {
  let left = Infinity
  let changes = 0
  return {
    /** True when the answer may still arrive. */
    change(): boolean {
      changes += 1
      left -= 1
      return left > 0
    },
    dark: () => left <= 0,
    after(count: number): void {
      left = count
    },
    changes: () => changes,
  }
}
type PowerCut = ReturnType<typeof powerCut>

/** Passes requests on to a server, until the power is cut. */
async function wire(target: string, power: PowerCut) {
  return await listen((request, response) => {
    const forward = async (): Promise<void> => {
      if (power.dark()) return void response.destroy()
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const name = String(request.headers['x-amz-target'] ?? `${request.method} ${request.url}`)
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([key, value]) =>
          /^(?:connection|content-length|host|transfer-encoding|expect)$/.test(key)
            ? []
            : [[key, String(value)] as const],
        ),
      )
      const answer = await fetch(target + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
      })
      const text = await answer.text()
      if (CHANGES.test(name) && !power.change()) return void response.destroy()
      const type = answer.headers.get('content-type') ?? 'text/plain'
      response.writeHead(answer.status, { 'content-type': type }).end(text)
    }
    forward().catch(() => response.destroy())
  })
}

/** An empty account, with the vendors that a deployment speaks to, and Google's clients made by a person. */
export async function emptyAccount(name: string) {
  const power = powerCut()
  const vendors = await startVendors()
  const { account, stripe, bedrock } = vendors
  vendors.enterRedirect('mailboxes', MAILBOX)
  const table = `deploy-${name}`
  const wires = {
    aws: await wire(account.url, power),
    dynamodb: await wire(inject('dynamodb'), power),
    stripe: await wire(stripe.url, power),
  }
  const variables = {
    AWS_ENDPOINT_URL: wires.aws.url,
    AWS_ENDPOINT_URL_DYNAMODB: wires.dynamodb.url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
    AWS_ACCESS_KEY_ID: 'emulated',
    AWS_SECRET_ACCESS_KEY: 'emulated',
    AWS_REGION: 'us-east-1',
  }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'deploy-')), 'cdk.json')
  copyFileSync(path.resolve('cdk.json'), file)
  const settings = stageSettings(file, 'dev')
  const { state } = account
  const commands: string[] = []
  /** How the run of the service's own user ends, and how often it was started. */
  const own = { ends: 'well', runs: 0 }

  const add = (stack: string, region: string, outputs: Record<string, string> = {}): void => {
    const key = `${region}/${stack}`
    state.stacks.set(key, { status: 'CREATE_COMPLETE', outputs })
  }
  /** What a deployment leaves behind, as far as the steps see it. */
  const deploy = async (stack: string | undefined): Promise<void> => {
    if (stack === 'secrets') {
      add('reachwell-dev-secrets', 'us-east-1')
      for (const secret of ['google', 'signin', 'adzuna', 'hunter', 'stripe', 'webhook'])
        if (!state.secrets.has(`reachwell-dev/${secret}`))
          state.secrets.set(`reachwell-dev/${secret}`, [{ id: 'first', value: '{"KEY":"placeholder"}' }])
      return
    }
    await ensureTable(inject('dynamodb'), table)
    add('reachwell-dev-data', 'us-east-1', { TableName: table })
    add('reachwell-dev-edge', 'us-east-1', { Site: SITE })
    add('reachwell-dev-identity', 'us-east-1', { MailboxRedirect: MAILBOX, SignInRedirect: SIGN_IN })
    state.identities.set('operator@reachwell.example', true)
    if (!state.alarms.has('reachwell-dev-Unhealthy'))
      state.alarms.set('reachwell-dev-Unhealthy', { tags: new Map(), setOff: 0 })
  }
  /** The workers' aliases change one after the other; then CloudFormation watches the guards for a while. */
  const monitored = async (): Promise<boolean> => {
    const event = (id: string, status: string) =>
      state.events.push({
        stack: 'reachwell-dev-pipeline',
        type: 'AWS::Lambda::Alias',
        id,
        status,
        at: new Date(),
      })
    const ringing = () => [...state.alarms.values()].reduce((sum, { setOff }) => sum + setOff, 0)
    const before = ringing()
    await sleep(5)
    event('PlanCycleLive', 'UPDATE_COMPLETE')
    event('WriteDraftLive', 'UPDATE_IN_PROGRESS')
    await sleep(100)
    if (own.runs > 0) throw new Error('The run was started before both workers had changed.')
    event('WriteDraftLive', 'UPDATE_COMPLETE')
    await sleep(400)
    return ringing() === before
  }
  const world = (answers: string): World & { readonly lines: string[] } => {
    const lines: string[] = []
    return {
      lines,
      stage: 'dev',
      settings,
      ask: answersOf(answers),
      say: (line) => void lines.push(line),
      connection: { maxAttempts: 1 },
      ...vendors.world(wires.stripe.url),
      stripeRetries: 0,
      cdk: async (command = '', ...args) => {
        if (power.dark()) return { ok: false, output: 'The power is cut.' }
        commands.push([command, ...args].join(' '))
        const isPolicies = args.includes(POLICIES)
        const last = isPolicies ? 'reachwell-deployment-policies' : 'reachwell-dev-edge'
        if (command === 'diff') return { ok: state.stacks.has(`us-east-1/${last}`), output: '' }
        if (command === 'bootstrap')
          state.stacks.set(`${args[0]?.split('/').at(-1)}/CDKToolkit`, {
            status: 'CREATE_COMPLETE',
            outputs: {},
            parameters: { CloudFormationExecutionPolicies: args[2] ?? '' },
          })
        else if (args.includes('--exclusively'))
          return { ok: await monitored(), output: 'It was taken back.' }
        else if (isPolicies) add(last, 'us-east-1')
        else await deploy(args.find((arg) => arg === 'secrets'))
        return { ok: power.change(), output: 'The power is cut.' }
      },
      policies: () => POLICIES,
      ownRun: async (userId) => {
        own.runs += 1
        if (own.ends === 'well') return [`${userId}: 1 drafted, complete.`]
        throw new CommandError('run_1: 0 drafted, internal.')
      },
      lookEveryMs: 10,
      assembly: { folder: async () => path.dirname(file) },
    }
  }
  /** Runs the command once; the site itself is looked at by test/infra/smoke.test.ts. */
  const run = async (answers = ANSWERS, { act = true } = {}) => {
    const at = world(answers)
    const steps = stepsOf(at).filter(({ id }) => id !== 'smoke')
    const results = await goThrough(steps, { act, say: at.say })
    return {
      results,
      lines: at.lines,
      states: Object.fromEntries(results.map(({ step, state: found }) => [step.id, found])),
    }
  }
  return {
    state,
    stripe,
    settings,
    power,
    commands,
    own,
    table,
    variables,
    run,
    close: async () => {
      await Promise.all([vendors, ...Object.values(wires)].map((one) => one.close()))
    },
  }
}

export { MAILBOX, SIGN_IN, SITE }
