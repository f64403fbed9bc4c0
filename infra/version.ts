import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Version of the project, shown by deployments. */
export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')))

/**
 * The version with the commit that is checked out, which is not always GitHub's newest: a way back deploys an
 * older one. `-dirty` says that files have been changed since; without git there is only the version.
 */
export function releaseOf(): string {
  const describe = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=7']
  const { status, stdout } = spawnSync('git', describe, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? `${VERSION} (${stdout.trim()})` : VERSION
}

/** The release as RUM's events and the folder of its source maps name it: `1.0.0-0a1b2c3`. */
export const releaseIdOf = (): string => releaseOf().replace(/ \((.+)\)$/, '-$1')
