import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { freePorts } from '#dev/ports.ts'
import { CommandError } from '../command.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PATIENCE_MS = 180_000
const StageFile = z.object({ origin: z.string() })

/** The whole product on this machine, in a process of its own, because it sets AWS's variables for itself. */
export async function startLocalSite(
  state: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { site } = await freePorts()
  const running = execa(process.execPath, [path.join(ROOT, 'infra/dev/start.ts')], {
    cwd: ROOT,
    env: { PORT: String(site), STATE_DIR: state, WRITER: 'plain' },
    all: true,
    reject: false,
  })
  const close = async () => {
    running.kill()
    await running
  }
  const file = path.join(state, 'stage.json')
  const deadline = Date.now() + PATIENCE_MS
  while (!existsSync(file)) {
    const ended = await Promise.race([running.then(({ all }) => all), sleep(500)])
    if (ended === undefined && Date.now() < deadline) continue
    await close()
    throw new CommandError(`The product did not start on this machine.\n${ended ?? ''}`)
  }
  return { url: StageFile.parse(JSON.parse(readFileSync(file, 'utf8'))).origin, close }
}
