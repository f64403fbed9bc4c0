import process from 'node:process'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { STAGES, type StageName } from '#infra/context.ts'
import { runChecks, type Result } from '#infra/smoke/check.ts'
import { siteAt } from '#infra/smoke/site.ts'
import { ALL_CHECKS } from '#infra/smoke/visit.ts'
import { say } from './command.ts'

function lineOf({ outcome, name, ms, why }: Result): string {
  if (outcome === 'failed') return `FAILED   ${name}: ${why}`
  return outcome === 'ok' ? `ok       ${name} (${ms} ms)` : `skipped  ${name}`
}

function httpAddress(typed: string): string {
  if (!/^https?:$/.test(URL.parse(typed)?.protocol ?? ''))
    throw new InvalidArgumentError('It is a scheme and a host, such as https://app.example.com.')
  return typed
}

interface SmokeOptions {
  readonly url: string
  readonly local: boolean
  readonly stage?: StageName
}

async function smoke({ url, local, stage }: SmokeOptions): Promise<number> {
  const results = await runChecks(ALL_CHECKS, siteAt(url, { local, stage: stage ?? null }), (result) =>
    say(lineOf(result)),
  )
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  say(`${count('ok')} ok, ${count('failed')} failed, ${count('skipped')} skipped`)
  return count('failed') === 0 ? 0 : 1
}

export function addSmoke(program: Command): void {
  program
    .command('smoke')
    .description('Checks the public part of a running site. Exits with 1 if a check fails.')
    .requiredOption('--url <address>', 'the site: scheme and host', httpAddress)
    .option('--local', 'the site runs on one machine: skip what only CloudFront does', false)
    .addOption(new Option('--stage <name>', 'which stage the site is, for what differs').choices(STAGES))
    .action(async (options: SmokeOptions) => {
      process.exitCode = await smoke(options)
    })
}
