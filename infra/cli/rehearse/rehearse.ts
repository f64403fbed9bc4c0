import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from 'commander'
import { answersOf } from '../deploy/answers.ts'
import { synthesized, synthesizedPolicies, type Assembly } from '../deploy/assembly.ts'
import { cdkCommand } from '../deploy/cdk-command.ts'
import { stackIn } from '../deploy/cloud.ts'
import { stageSettings } from '../deploy/stage-settings.ts'
import { forPeople, goThrough, type Result } from '../deploy/step.ts'
import { stepsOf } from '../deploy/steps/all-steps.ts'
import type { World } from '../deploy/world.ts'
import { say } from '../command.ts'
import { startAwsEmulator } from './aws-emulator.ts'
import { fitAssembly, type FittedStack } from './fit-assembly.ts'
import { rehearseLostRegion } from './lost-region.ts'
import { startLocalSite } from './local-site.ts'
import { makeByHand } from './made-by-hand.ts'
import { ANSWERS, OPERATOR, startVendors, type Vendors } from './vendors.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** What no emulator can show. */
const NEVER_SHOWN = [
  'what the resources that are not made do; where another resource asks for a value of theirs, a stand-in is given',
  'CloudFront, the firewall and API Gateway: the smoke test asks the same functions and pages on this machine, without an edge',
  'certificates, records and the domain of the sign-in: nobody resolves a name',
  "permissions: the emulator lets every role do everything, CloudFormation's own as well",
  "a deployment that goes back: CDK hands over the guards, and the emulator's CloudFormation watches none",
  "the run of the service's own user: no function runs",
  'the copy of the mailboxes’ key in another region: the emulator makes none',
  "how CloudFormation makes secrets, alarms and subscriptions: moto's CloudFormation has none, so the rehearsal makes them by calls",
  'change sets: stacks are made directly, for the emulator exports no value of a stack that a change set made',
  'tags of KMS keys: taken off, for the emulator answers 500 to them',
  'custom resources, the copy of the site into its bucket among them: nothing runs their functions',
  "quotas, AWS Backup's settings, the SES account and its senders: moto has no such calls, so our own emulator answers",
  'alarms as mails: the emulator confirms subscriptions by itself and mails nothing',
  'prices, times, and what Google, Stripe and Amazon decide',
]

/** Reduces each new assembly to what the emulator knows. */
function fitted(source: Assembly, folder: string, known: ReadonlySet<string>) {
  let last: { readonly from: Promise<string>; readonly to: Promise<string> } | null = null
  let stacks: readonly FittedStack[] = []
  const fit = async (from: Promise<string>): Promise<string> => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(await from, folder, { recursive: true })
    stacks = fitAssembly(folder, known)
    return folder
  }
  return {
    stacks: () => stacks,
    folder: () => {
      const from = source.folder()
      if (last?.from !== from) last = { from, to: fit(from) }
      return last.to
    },
  }
}

function report(stacks: readonly FittedStack[]): void {
  const left = stacks.flatMap((stack) => [...stack.left.values()]).reduce((sum, count) => sum + count, 0)
  const made = stacks.reduce((sum, stack) => sum + stack.made, 0)
  say('')
  say(
    `The emulator makes ${made} of ${made + left} resources of ${stacks.length} stacks. What it does not make:`,
  )
  for (const stack of stacks) {
    const missing = [...stack.left].map(([type, count]) => `${type} (${count})`)
    say(`  ${stack.name}, ${stack.made} made: ${missing.length === 0 ? 'nothing' : missing.join(', ')}`)
  }
  say('What a rehearsal cannot show:')
  for (const sentence of NEVER_SHOWN) say(`  ${sentence}`)
}

const isWhole = (results: readonly Result[]): boolean =>
  results.every(({ state }) => state === 'done' || state === 'skipped')

/** Enters the addresses at Google, and opens the links that Amazon mailed. */
async function doWhatPeopleDo({ account, enterRedirect }: Vendors): Promise<void> {
  const identity = await stackIn({}, 'us-east-1', 'reachwell-dev-identity')
  enterRedirect('mailboxes', identity?.outputs.get('MailboxRedirect') ?? '')
  enterRedirect('sign-in', identity?.outputs.get('SignInRedirect') ?? '')
  account.state.identities.set(OPERATOR, true)
}

async function rehearse(port: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'))
  const file = path.join(folder, 'cdk.json')
  copyFileSync(path.join(ROOT, 'cdk.json'), file)
  const aws = await startAwsEmulator(port)
  const vendors = await startVendors()
  const site = await startLocalSite(path.join(folder, 'stage'))
  try {
    vendors.account.state.identities.set(OPERATOR, false)
    Object.assign(process.env, aws.environment, {
      AWS_ENDPOINT_URL_BACKUP: vendors.account.url,
      AWS_ENDPOINT_URL_SERVICE_QUOTAS: vendors.account.url,
      AWS_ENDPOINT_URL_SESV2: vendors.account.url,
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: vendors.bedrock.url,
    })
    const settings = stageSettings(file, 'dev')
    const assembly = fitted(
      synthesized('dev', settings, path.join(folder, 'made')),
      path.join(folder, 'fitted'),
      await aws.knownTypes(),
    )
    const run = async (answers: string): Promise<readonly Result[]> => {
      const world: World = {
        ...vendors.world(),
        stage: 'dev',
        settings,
        ask: answersOf(answers),
        say,
        connection: {},
        cdk: async (...args) => {
          const ended = await cdkCommand(['--method', 'direct'])(...args)
          if (ended.ok && args[0] === 'deploy') await makeByHand('reachwell-dev', settings)
          return ended
        },
        assembly,
        policies: synthesizedPolicies(folder),
        ownRun: () => Promise.reject(new Error('Nothing runs a function here.')),
        url: site.url,
      }
      const results = await goThrough(stepsOf(world), { act: true, say })
      const left = await forPeople(results)
      if (left.length > 0) say(['Left for a person:', ...left].join('\n'))
      return results
    }
    say('First run, from an empty account:')
    await run(ANSWERS)
    await doWhatPeopleDo(vendors)
    const before = readFileSync(file, 'utf8')
    say('')
    say('Second run, after a person has done their part; nothing is left to ask or to do:')
    const results = await run('')
    report(assembly.stacks())
    return isWhole(results) && readFileSync(file, 'utf8') === before
  } finally {
    await Promise.all([aws.close(), vendors.close(), site.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

export function addRehearse(program: Command): void {
  program
    .command('rehearse')
    .description(
      'Rehearses npm run deploy from an empty account: against moto, a third-party emulator of AWS, and our emulators of the vendors. Lists what that cannot show.',
    )
    .option('--port <number>', 'where the emulator of AWS listens', '5597')
    .option('--lost-region', 'rehearse the move to another region instead (docs/recovery.md)', false)
    .action(async ({ port, lostRegion }: { readonly port: string; readonly lostRegion: boolean }) => {
      const went = lostRegion ? await rehearseLostRegion(Number(port)) : await rehearse(Number(port))
      process.exitCode = went ? 0 : 1
    })
}
