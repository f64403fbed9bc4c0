import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { waitFor } from '#harness/stage.ts'
import { endProcess, isAlive } from './processes.ts'

const PROCESSES = pathToFileURL(path.join(import.meta.dirname, 'processes.ts')).href

/** Starts a process that starts another and prints its pid; `then` may release the child. */
async function pair(then: string) {
  const program = `
    import { spawn } from 'node:child_process'
    import { endWithUs } from '${PROCESSES}'
    const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    const release = endWithUs(child.pid)
    ${then}
    process.stdout.write(String(child.pid))
    setInterval(() => undefined, 1_000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [output] = await once(parent.stdout, 'data')
  return { parent, child: Number(String(output)) }
}

test('a guarded child ends when its parent is killed', async () => {
  const { parent, child } = await pair('')
  expect(isAlive(child)).toBe(true)
  parent.kill('SIGKILL')
  await waitFor(() => !isAlive(child), { what: 'the child to end' })
  expect(isAlive(child)).toBe(false)
})

test('a released child outlives its parent', async () => {
  const { parent, child } = await pair('release()')
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  expect(isAlive(child)).toBe(true)
  await endProcess(child)
  expect(isAlive(child)).toBe(false)
})
