import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startHunterEmulator } from '#emulators/hunter/start-hunter-emulator.ts'
import { fixedPorts } from '#dev/ports.ts'
import { freeRange } from '#harness/free-range.ts'
import { machineSteps } from './machine.ts'
import { goThrough } from './step.ts'

const port = await freeRange()
const hunter = await startHunterEmulator()
afterAll(() => hunter.close())

const look = async (settings: Record<string, string>) => {
  const lines: string[] = []
  const results = await goThrough(machineSteps({ WRITER: 'plain', PORT: String(port), ...settings }), {
    act: false,
    say: (line) => void lines.push(line),
  })
  return { lines, found: Object.fromEntries(results.map(({ step, state, why }) => [step.id, [state, why]])) }
}

test('a machine that can run the product, and a key that the vendor takes', async () => {
  const { found } = await look({ HUNTER_API_KEY: 'emulator-key', HUNTER_BASE_URL: `${hunter.url}/v2` })
  expect(found).toEqual({
    node: ['done', ''],
    Java: ['done', ''],
    Chromium: ['done', ''],
    ports: ['done', ''],
    settings: ['done', ''],
    model: ['done', ''],
    hunter: ['done', ''],
  })
})

test('a key that the vendor refuses is wrong; one that nobody could try is unseen', async () => {
  const { lines } = await look({ HUNTER_API_KEY: 'old', HUNTER_BASE_URL: `${hunter.url}/v2` })
  expect(lines.at(-1)).toBe('FAILED  Hunter takes HUNTER_API_KEY: the vendor refuses the key')
  const down = await look({ HUNTER_API_KEY: 'old', HUNTER_BASE_URL: 'http://127.0.0.1:9/v2' })
  expect(down.found['hunter']?.[0]).toBe('unknown')
})

test('half of the settings of a vendor, and a port that something else uses, are said', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => void other.listen(fixedPorts(port).cognito, '127.0.0.1', resolve))
  const { found } = await look({ GOOGLE_CLIENT_ID: 'x' })
  await new Promise((resolve) => void other.close(resolve))
  expect(found['settings']).toEqual([
    'failed',
    'Set GOOGLE_CLIENT_SECRET as well, or leave out GOOGLE_CLIENT_ID.',
  ])
  expect(found['ports']?.[1]).toContain(
    `Port ${fixedPorts(port).cognito}, where cognito should listen, is taken.`,
  )
})
