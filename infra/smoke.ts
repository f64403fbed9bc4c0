import process from 'node:process'
import { parseArgs } from 'node:util'
import { API_CHECKS } from './smoke/api-checks.ts'
import { runChecks, type Result } from './smoke/check.ts'
import { PAGE_CHECKS } from './smoke/page-checks.ts'
import { SIGN_IN_CHECKS } from './smoke/sign-in-checks.ts'
import { siteAt } from './smoke/site.ts'

const USAGE = `npm run smoke -- --url https://app.example.com

Runs the public part of the journey against a site and exits with 1 when a check fails.

  --url <address>   the site: scheme and host
  --local           the site runs on one machine: what only CloudFront can do is skipped`

const say = (line: string) => void process.stdout.write(`${line}\n`)

const WORDS = { ok: 'ok     ', skipped: 'skipped', failed: 'FAILED ' } as const

const lineOf = (result: Result): string =>
  `${WORDS[result.outcome]}  ${result.name}${result.outcome === 'ok' ? ` (${result.ms} ms)` : ''}${result.outcome === 'failed' ? `: ${result.why}` : ''}`

const isHttp = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

function argumentsOf() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string' },
        local: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    return null
  }
}

async function main(): Promise<number> {
  const values = argumentsOf()
  if (values?.help === true) {
    say(USAGE)
    return 0
  }
  if (values?.url === undefined || !isHttp(values.url)) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const results = await runChecks(
    [...PAGE_CHECKS, ...API_CHECKS, ...SIGN_IN_CHECKS],
    siteAt(values.url, { local: values.local }),
    (result) => say(lineOf(result)),
  )
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  say(`${count('ok')} ok, ${count('failed')} failed, ${count('skipped')} skipped`)
  return count('failed') === 0 ? 0 : 1
}

process.exitCode = await main()
