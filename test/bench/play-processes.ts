import { fork } from 'node:child_process'
import { cpus } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { Played, Progress, type Task } from './played.ts'

const PLAYER = path.join(import.meta.dirname, 'play-schedules.ts')

export type PlayedByAll = Played & { readonly seconds: number }

/**
 * Plays the seeds on as many processes as the machine has processors, each with every n-th seed. `onProgress` is
 * called with their progress from time to time.
 */
export async function playOnAll(
  task: Omit<Task, 'first' | 'step'>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<PlayedByAll> {
  const from = performance.now()
  const processes = cpus().length
  const latest = new Map<number, number>()
  const parts = await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      play({ ...task, first: index + 1, step: processes }, (progress) => {
        latest.set(index, progress.schedules)
        onProgress({
          schedules: [...latest.values()].reduce((all, schedules) => all + schedules, 0),
          broken: progress.broken,
        })
      }),
    ),
  )
  const sum = (of: (part: Played) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
    schedules: sum(({ schedules }) => schedules),
    userDays: sum(({ userDays }) => userDays),
    steps: sum(({ steps }) => steps),
    drafts: sum(({ drafts }) => drafts),
    lostAnswers: sum(({ lostAnswers }) => lostAnswers),
    broken: parts.flatMap(({ broken }) => broken),
    points: [...new Set(parts.flatMap(({ points }) => points))],
    seconds: (performance.now() - from) / 1000,
  }
}

/** One process that plays its share. */
function play(task: Task, onProgress: (progress: Progress) => void): Promise<Played> {
  return new Promise((resolve, reject) => {
    const child = fork(PLAYER, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('message', (message: unknown) => {
      const said = z.union([Played, Progress]).parse(message)
      if ('points' in said) resolve(said)
      else onProgress(said)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`a player ended with ${code} and no word`)))
    child.send(task)
  })
}

/** How much CPU time the processes got: on a busy machine every time figure is worse. */
export const ofMachine = ({ cpuSeconds, seconds }: PlayedByAll): string =>
  `${cpus().length} processes, which had ${((100 * cpuSeconds) / seconds / cpus().length).toFixed(0)} % of the machine`
