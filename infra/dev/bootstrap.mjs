// Runs a program of a fresh clone under any Node from 20 on: installs the packages of package-lock.json if
// they are missing, then runs the arguments under the Node version that is among them. Uses only built-in
// modules.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const modules = path.join(root, 'node_modules')
const binaries = path.join(modules, '.bin')
const claimFile = path.join(root, '.local', 'install.pid')
const node =
  process.platform === 'win32' ? path.join(modules, 'node', 'bin', 'node.exe') : path.join(binaries, 'node')

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`)

/** @param {string} line */
function giveUp(line) {
  say(line)
  process.exit(1)
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

function nodeRuns() {
  const wanted = packagesIn(path.join(root, 'package-lock.json'))['node_modules/node']?.version
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 && answer.stdout.trim() === `v${wanted}`
}

/**
 * npm writes its hidden lock file last, so an install that somebody ran is complete when this file agrees
 * with ours.
 */
function matchesLockFile() {
  try {
    const present = packagesIn(path.join(modules, '.package-lock.json'))
    return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
      ([place, wanted]) =>
        // npm's own file names neither this package nor those of our folders.
        !place.startsWith('node_modules/') ||
        wanted.link === true ||
        wanted.optional === true ||
        wanted.devOptional === true ||
        present[place]?.version === wanted.version,
    )
  } catch {
    return false
  }
}

const installed = () => nodeRuns() && matchesLockFile()

/** Without the project's own programs on the search path: npm must not run on a Node that it will delete. */
function environmentForNpm() {
  const entries = (process.env.PATH ?? '').split(path.delimiter)
  return {
    ...process.env,
    PATH: entries.filter((entry) => path.resolve(entry) !== binaries).join(path.delimiter),
  }
}

/** @param {string} output */
function reasonFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output))
    return 'The package registry cannot be reached: check the network or the proxy.'
  if (/ENOSPC/.test(output)) return 'The disk is full.'
  if (/EACCES|EPERM/.test(output)) return `There is no permission to write ${modules}.`
  if (/package-lock\.json.*in sync|EUSAGE/s.test(output))
    return 'package.json and package-lock.json disagree: run npm install and commit both.'
  return 'npm ci did not go through; its own words stand above.'
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Two installs at once delete each other's files, so the second waits for the first. */
async function claimInstall() {
  mkdirSync(path.dirname(claimFile), { recursive: true })
  for (let waited = false; ; ) {
    try {
      writeFileSync(claimFile, String(process.pid), { flag: 'wx' })
      process.on('exit', () => rmSync(claimFile, { force: true }))
      return
    } catch {
      const holders = existsSync(claimFile) ? readFileSync(claimFile, 'utf8').split(' ').map(Number) : []
      const held = holders.some((pid) => pid > 0 && isAlive(pid))
      if (!held) rmSync(claimFile, { force: true })
      else if (!waited) {
        waited = true
        say('Waiting for another install in this folder to finish …')
      }
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

function install() {
  const began = Date.now()
  const why = existsSync(modules) ? 'node_modules does not fit package-lock.json' : 'first run in this folder'
  say(`Installing packages (${why}; about a minute) …`)
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: environmentForNpm(),
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // npm keeps running when only this process is killed, so the claim names both.
  writeFileSync(claimFile, `${process.pid} ${npm.pid}`)
  let output = ''
  /** @param {Buffer} chunk */
  const keep = (chunk) => void (output = (output + chunk.toString()).slice(-20_000))
  npm.stdout.on('data', keep)
  npm.stderr.on('data', keep)
  const ticker = setInterval(() => say(`  … ${Math.round((Date.now() - began) / 1000)} s`), 20_000)
  return new Promise((resolve) => {
    npm.on('error', () =>
      giveUp('npm was not found. Install Node.js 20 or newer with npm, then run this again.'),
    )
    npm.on('close', (code) => {
      clearInterval(ticker)
      if (code !== 0) giveUp(`${output.trim()}\n${reasonFor(output)}`)
      if (!nodeRuns())
        giveUp(
          `${node} does not run on this machine (${process.platform} ${process.arch}). Remove node_modules and run this again.`,
        )
      // Errors are ignored: a folder without git, or a CI machine, needs no hooks.
      if (!process.env.CI) spawnSync(path.join(binaries, 'lefthook'), ['install'], { cwd: root })
      say(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
      resolve(undefined)
    })
  })
}

/**
 * The child gets an IPC channel, so that it notices when this process is killed.
 * @param {string[]} program
 */
function run(program) {
  const child = spawn(node, program, {
    cwd: root,
    env: {
      ...process.env,
      PATH: [binaries, process.env.PATH].join(path.delimiter),
      // Node keeps what it compiled for the next process: commands and test processes start twice as fast.
      NODE_COMPILE_CACHE: path.join(modules, '.cache', 'node'),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  child.on('error', (error) => giveUp(`${program[0]} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  giveUp(`This needs Node.js ${OLDEST_NODE} or newer; this one is ${process.version}.`)
if (process.argv.length < 3) giveUp('Say what to run: node infra/dev/bootstrap.mjs FILE [ARGUMENT …]')
if (!installed()) {
  await claimInstall()
  if (!installed()) await install()
  rmSync(claimFile, { force: true })
}
run(process.argv.slice(2))
