import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestStage } from '#harness/stage.ts'
import { advanceSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import { Reply, type Command } from './wire.ts'

const WORKER = path.join(import.meta.dirname, 'worker-process.ts')
/** Maximum difference between a worker's clock and the others'. Milliseconds. */
const MAX_SKEW_MS = 20_000
/** Requests that a killed worker sent are answered within this time. Milliseconds. */
const DRAIN_MS = 4_000

interface WorkerProcess {
  readonly process: ChildProcess
  readonly exited: Promise<unknown>
  readonly rested: () => Promise<void>
}

/** The worker processes of a stage: they are killed and replaced, and rest while the clock is advanced. */
export interface Workers {
  /** Sends SIGKILL to one of them and starts a replacement. */
  kill(): Promise<void>
  /** Advances the clock of the stage, its vendors and all workers while no worker is active. */
  advance(ms: number): Promise<void>
  readonly kills: () => number
  close(): Promise<void>
}

const tell = (process: ChildProcess, command: Command): void => void process.send(command)

export async function startWorkers(
  stage: TestStage,
  size: number,
  random: () => number,
  duplicate: number,
): Promise<Workers> {
  const { cycle, draft, billing, deletion, linking, url } = stage.sqs
  const startedAt = systemClock.now().getTime() - Date.now()
  let kills = 0
  let moved = 0

  async function startWorkerProcess(): Promise<WorkerProcess> {
    const child = fork(WORKER, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const exited = once(child, 'exit')
    let whenRested: (() => void) | null = null
    const begun = new Promise<void>((resolve) => {
      child.on('message', (message: unknown) => {
        const reply = Reply.parse(message)
        if (reply === 'began') resolve()
        else if (reply === 'rests') whenRested?.()
        else stage.reports.push(reply.report)
      })
    })
    const skewMs = Math.round((random() - 0.5) * 2 * MAX_SKEW_MS)
    tell(child, {
      begin: {
        seed: Math.floor(random() * 2 ** 31),
        sqs: url,
        queues: { cycle, draft, billing, deletion, linking },
        clockMs: startedAt + moved + skewMs,
        duplicate,
      },
    })
    await Promise.race([
      begun,
      exited.then(() => {
        throw new Error('a worker did not begin')
      }),
    ])
    const rested = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const { promise, resolve } = Promise.withResolvers<undefined>()
      whenRested = () => resolve(undefined)
      tell(child, { rest: true })
      await Promise.race([promise, exited])
    }
    return { process: child, exited, rested }
  }

  const processes = await Promise.all(Array.from({ length: size }, startWorkerProcess))
  let diedAt = 0
  const stop = async ({ process, exited }: WorkerProcess) => {
    process.kill('SIGKILL')
    await exited
  }
  return {
    kills: () => kills,
    async kill() {
      const at = Math.floor(random() * processes.length)
      const one = processes[at]
      if (one === undefined) return
      await stop(one)
      kills += 1
      diedAt = performance.now()
      processes[at] = await startWorkerProcess()
    },
    async advance(ms) {
      await Promise.all(processes.map((one) => one.rested()))
      await sleep(Math.max(0, diedAt + DRAIN_MS - performance.now()))
      moved += ms
      advanceSystemClock(ms)
      await stage.emulators.scheduler.advance(0)
      await stage.emulators.stripe.tick()
      for (const { process } of processes) tell(process, { goOn: ms })
    },
    async close() {
      await Promise.all(processes.map(stop))
    },
  }
}
