import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Handler } from '#dev/functions/handlers.ts'
import type { Invocation, Outcome } from './run-function.ts'

const RUNNER = path.join(import.meta.dirname, 'run-function.ts')

const Answer = z.object({
  number: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
}) satisfies z.ZodMiniType<Outcome>

export interface FunctionProcess {
  readonly handler: Handler
  close(): Promise<void>
}

interface FunctionProcessOptions {
  readonly name: string
  /** Folder of the asset. */
  readonly folder: string
  /** The whole environment: this process's own is not inherited. */
  readonly environment: Readonly<Record<string, string>>
  /** Receives the function's error output. */
  readonly report: (line: string) => void
}

/** A function in its own process, which starts with the first event. */
export function functionProcess({
  name,
  folder,
  environment,
  report,
}: FunctionProcessOptions): FunctionProcess {
  let child: ChildProcess | null = null
  let calls = 0
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()

  function settle(message: unknown): void {
    const { number, result, error } = Answer.parse(message)
    const call = waiting.get(number)
    waiting.delete(number)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(`${name}: ${error}`))
  }

  function start(): ChildProcess {
    const started = fork(RUNNER, [path.join(folder, 'index.mjs')], {
      env: { ...environment },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const tell = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n'))
        if (line !== '' && !/"level":(?:10|20|30),/.test(line)) report(`${name}: ${line}`)
    }
    started.stdout?.on('data', tell)
    started.stderr?.on('data', tell)
    started.on('message', settle)
    started.once('exit', (code) => {
      for (const { reject } of waiting.values()) reject(new Error(`${name} ended with ${code}`))
      waiting.clear()
    })
    return started
  }

  return {
    handler: async (event, context) => {
      child ??= start()
      calls += 1
      const invocation: Invocation = {
        number: calls,
        event,
        requestId: context.awsRequestId,
        timeoutMs: context.getRemainingTimeInMillis(),
      }
      const answer = new Promise((resolve, reject) => {
        waiting.set(invocation.number, { resolve, reject })
      })
      child.send(invocation)
      return await answer
    },
    async close() {
      if (child === null || child.exitCode !== null) return
      const ended = new Promise((resolve) => {
        child?.once('exit', resolve)
      })
      child.kill('SIGKILL')
      await ended
    },
  }
}
