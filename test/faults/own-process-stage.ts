import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { endOrphan } from '#dev/aws/dynamodb.ts'
import { endWithUs } from '#dev/processes.ts'
import { fixedPorts } from '#dev/ports.ts'
import { freeRange } from '#harness/free-range.ts'
import { waitFor } from '#harness/stage.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const Drafts = z.array(z.object({ messageId: z.string() }))
const Requests = z.array(z.object({ path: z.string() }))

/**
 * The whole stage as `npm start` runs it, without the web app, in its own process with its own folder and
 * ports.
 */
export interface OwnProcessStage {
  readonly origin: string
  start(): Promise<void>
  /** Sends SIGKILL to that process only; its database continues, as after a crash. */
  kill(): Promise<void>
  drafts(account: string): Promise<z.infer<typeof Drafts>>
  /** The number of requests to an emulator since it started. */
  requestsTo(emulator: 'hunter' | 'adzuna'): Promise<number>
  /** Stops running processes and removes the folder. */
  end(): Promise<void>
}

async function json<S extends z.ZodMiniType>(url: string, schema: S): Promise<z.output<S>> {
  return schema.parse(await (await fetch(url)).json())
}

export async function ownProcessStage(): Promise<OwnProcessStage> {
  const first = await freeRange()
  const ports = fixedPorts(first)
  const stateDir = mkdtempSync(path.join(tmpdir(), 'reachwell-killed-'))
  let child: ChildProcess | null = null
  let said = ''
  const guards: (() => void)[] = []

  const gone = async (program: ChildProcess) => {
    if (program.exitCode === null && program.signalCode === null)
      await new Promise((resolve) => {
        program.once('exit', resolve)
      })
  }
  return {
    origin: `http://127.0.0.1:${ports.api}`,
    start: async () => {
      said = ''
      const program = spawn(process.execPath, ['infra/dev/start.ts', '--no-web'], {
        cwd: ROOT,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: String(first),
          STATE_DIR: stateDir,
          DOUBT_SECONDS: '5',
          LOG_LEVEL: 'silent',
        },
      })
      child = program
      if (program.pid !== undefined) guards.push(endWithUs(program.pid))
      for (const stream of [program.stdout, program.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString()
        })
      await waitFor(() => said.includes('is ready') || program.exitCode !== null, {
        what: 'the stage to come up',
      })
      if (program.exitCode !== null) throw new Error(`the stage ended at once: ${said}`)
    },
    kill: async () => {
      if (child === null) return
      child.kill('SIGKILL')
      await gone(child)
    },
    drafts: (account) =>
      json(
        `http://127.0.0.1:${ports.google}/_emulator/drafts?account=${encodeURIComponent(account)}`,
        Drafts,
      ),
    requestsTo: async (emulator) =>
      (await json(`http://127.0.0.1:${ports[emulator]}/_emulator/requests`, Requests)).filter(
        ({ path: asked }) => !asked.startsWith('/_emulator/'),
      ).length,
    end: async () => {
      if (child !== null) {
        child.kill('SIGTERM')
        await gone(child)
      }
      for (const release of guards) release()
      await endOrphan(stateDir)
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
