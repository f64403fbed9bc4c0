import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { verdict, type Outcome } from './outcome.ts'

const CACHE = 'node_modules/.cache/check'
const LINTED = path.join(CACHE, 'linted.json')

/** Every rule and every type, from scratch. */
export const lintEverything = () => verdict('oxlint', ['--type-aware', '--type-check', '--deny-warnings'])

/**
 * As `lintEverything`, but types are checked from where the last check left off, and the rules that need types
 * read only files that have changed since they were last without a finding.
 */
export async function lintChanges(): Promise<Outcome> {
  const now = await hashes()
  const before = lastLinted()
  const changed = Object.keys(now).filter((file) => now[file] !== before[file])
  const outcomes = await Promise.all([
    verdict('oxlint', ['--deny-warnings']),
    types('.'),
    types('web'),
    ...(changed.length === 0 ? [] : [verdict('oxlint', ['--type-aware', '--deny-warnings', ...changed])]),
  ])
  const failed = outcomes.some((outcome) => outcome.failed > 0)
  if (!failed) {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(LINTED, JSON.stringify(now))
  }
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0 }
}

const types = (project: string) =>
  verdict('tsc', [
    '--noEmit',
    '--incremental',
    '--project',
    project,
    '--tsBuildInfoFile',
    path.join(CACHE, `types-${project === '.' ? 'root' : project}.json`),
  ])

/** A hash of each source file; with other rules or packages every file counts as changed. */
async function hashes(): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await execa('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const files = stdout.split('\n').filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && existsSync(file))
  const rules = ['.oxlintrc.json', 'package-lock.json', 'tsconfig.json', 'web/tsconfig.json']
  const common = createHash('sha256')
  for (const file of rules) common.update(readFileSync(file))
  return Object.fromEntries(
    files.map((file) => [file, common.copy().update(readFileSync(file)).digest('hex')]),
  )
}

function lastLinted(): Readonly<Record<string, string>> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(LINTED, 'utf8')))
  } catch {
    return {}
  }
}
