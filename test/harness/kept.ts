import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { onceARun } from './once-a-run.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, 'node_modules/.cache/kept')
const PACKAGES = ['package.json', 'package-lock.json']

/** What the site is built from. */
export const SITE_SOURCES = ['web', 'shared', 'content', 'infra/site', ...PACKAGES]
/** What everything that is deployed is made from. */
export const SOURCES = ['web', 'shared', 'content', 'infra', 'functions', 'engine', 'cdk.json', ...PACKAGES]

/**
 * A folder that `make` has filled, if nothing among the sources has changed since, tests excepted, and `also` is
 * what it was; otherwise it is made again. Only the last one of each name is kept, in node_modules/.cache.
 */
async function kept(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void> | void,
  also = '',
): Promise<string> {
  const folder = path.join(CACHE, `${name}-${hashOf(sources, also)}`)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const fresh = mkdtempSync(path.join(CACHE, `making-${name}-`))
  try {
    await make(fresh)
    for (const old of readdirSync(CACHE).filter((each) => each.startsWith(`${name}-`)))
      rmSync(path.join(CACHE, old), { recursive: true, force: true })
    renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return folder
}

/** What is kept; the first file of a run that asks looks whether it still fits the sources, and the others wait. */
export async function keptOnceARun(...args: Parameters<typeof kept>): Promise<string> {
  const folder = await onceARun(inject('runFolder'), args[0], async (into) => {
    writeFileSync(path.join(into, 'place'), await kept(...args))
  })
  return readFileSync(path.join(folder, 'place'), 'utf8')
}

function hashOf(sources: readonly string[], also: string): string {
  const hash = createHash('sha256').update(also)
  const files = sources.flatMap((source) => [source, ...globSync(`${source}/**`, { cwd: ROOT })])
  for (const file of files.filter((each) => !/\.test\.tsx?$/.test(each)).toSorted()) {
    const place = path.join(ROOT, file)
    if (statSync(place).isFile()) hash.update(`\0${file}\0`).update(readFileSync(place))
  }
  return hash.digest('hex').slice(0, 16)
}
