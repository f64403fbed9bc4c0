import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { CannotStart } from './errors.ts'

interface Program {
  readonly name: string
  /** Paths from environment variables, then names to look for on the search path. */
  readonly candidates: readonly string[]
  readonly works: (file: string) => boolean
  /** In order of preference; no system has all of them. */
  readonly debianPackages: readonly string[]
  readonly advice: string
}

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onSearchPath(name: string): readonly string[] {
  if (path.isAbsolute(name)) return [name]
  return (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name))
}

function find(wanted: Program): string | null {
  return wanted.candidates.flatMap(onSearchPath).find((file) => isProgram(file) && wanted.works(file)) ?? null
}

/** Returns the program's path; on Debian or Ubuntu, root installs a missing one. Throws CannotStart. */
function ensure(wanted: Program, say: (line: string) => void): string {
  const present = find(wanted)
  if (present !== null) return present
  const mayInstall = process.getuid?.() === 0 && onSearchPath('apt-get').some(isProgram)
  if (!mayInstall) throw new CannotStart(`${wanted.name} is missing. ${wanted.advice}`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another installation may be under way.
  const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=300']
  spawnSync('apt-get', ['update', ...patient], { env: environment, stdio: 'ignore' })
  for (const name of wanted.debianPackages) {
    say(`${wanted.name} is missing: installing ${name} with apt-get …`)
    spawnSync('apt-get', ['install', '-y', ...patient, '--no-install-recommends', name], {
      env: environment,
      stdio: 'ignore',
    })
    const installed = find(wanted)
    if (installed !== null) return installed
  }
  throw new CannotStart(`${wanted.name} is missing and apt-get could not install it. ${wanted.advice}`)
}

const filled = (values: readonly (string | undefined)[]): readonly string[] =>
  values.filter((value) => value !== undefined && value !== '').map(String)

const java = (): Program => {
  const home = process.env['JAVA_HOME']
  return {
    name: 'Java',
    candidates: filled([
      home === undefined || home === '' ? undefined : path.join(home, 'bin', 'java'),
      'java',
    ]),
    works: (file) => {
      // macOS ships a stub named java that only tells where to get Java.
      const answer = spawnSync(file, ['-version'], { encoding: 'utf8' })
      const major = /version "(\d+)/.exec(answer.stderr ?? '')?.[1]
      return answer.status === 0 && Number(major) >= 11
    },
    debianPackages: ['default-jre-headless'],
    advice:
      'Install Java 11 or newer (Debian: apt-get install default-jre-headless; macOS: brew install openjdk), then run this again.',
  }
}

const chromium = (): Program => ({
  name: 'Chromium',
  candidates: filled([
    process.env['CHROMIUM_PATH'],
    // The same browser without its user interface is faster.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]),
  works: () => true,
  debianPackages: ['chromium-headless-shell', 'chromium'],
  advice: 'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run this again.',
})

/** Java 11 or newer, which DynamoDB Local runs on. Throws CannotStart. */
export const ensureJava = (say: (line: string) => void): string => ensure(java(), say)

/** A Chromium or Chrome for the browser tests. Throws CannotStart. */
export const ensureChromium = (say: (line: string) => void): string => ensure(chromium(), say)

/** For each program, null where it is here, else what to do. */
export const systemPrograms = (): readonly { readonly name: string; readonly missing: string | null }[] =>
  [java(), chromium()].map((wanted) => ({
    name: wanted.name,
    missing: find(wanted) === null ? wanted.advice : null,
  }))
