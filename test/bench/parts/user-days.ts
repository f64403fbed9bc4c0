import { fork } from 'node:child_process'
import { cpus } from 'node:os'
import path from 'node:path'
import { figure, report } from '../figure.ts'
import { Played, type Task } from '../played.ts'

const PLAYER = path.join(import.meta.dirname, '../play-schedules.ts')
const QUIET_MS = 10_000
const SCHEDULES = 100_000
/** A machine on which it takes longer than this shows how far it came. */
const MOST_MS = 540_000
const MOST_SOAK_MS = 240_000
const SOAK = { users: 4, days: 30, postingsPerDay: 40 }
const SOAKED_USERS = 1_000

/** As many processes as the machine has processors; each plays every so many-th seed. */
async function play(task: Omit<Task, 'first' | 'step'>, processes = cpus().length): Promise<Played & { seconds: number }> {
  const from = performance.now()
  const parts = await Promise.all(Array.from({ length: processes }, (_, first) => new Promise<Played>((resolve, reject) => {
    const child = fork(PLAYER, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.once('message', (message: unknown) => resolve(Played.parse(message)))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`a player ended with ${code} and no word`)))
    child.send({ ...task, first: first + 1, step: processes } satisfies Task)
  })))
  const sum = (of: (part: Played) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds), schedules: sum(({ schedules }) => schedules), userDays: sum(({ userDays }) => userDays), drafts: sum(({ drafts }) => drafts), lostAnswers: sum(({ lostAnswers }) => lostAnswers),
    broken: parts.flatMap(({ broken }) => broken), points: [...new Set(parts.flatMap(({ points }) => points))], seconds: (performance.now() - from) / 1000,
  }
}

/** How much of the processors the machine left to it: a busy machine makes every figure of time worse. */
const ofMachine = ({ cpuSeconds, seconds }: { cpuSeconds: number; seconds: number }): string => `had ${((100 * cpuSeconds) / seconds / cpus().length).toFixed(0)} % of the machine`
const perMinute = ({ userDays, seconds }: { userDays: number; seconds: number }): number => (userDays * 60) / seconds
const processes = `${cpus().length} processes`

const quiet = { users: 4, days: 2, postingsPerDay: 40 }
const prepared = await play({ ...quiet, letters: 'prepared', faults: 'none', mostMs: QUIET_MS, mostSchedules: null })
const checked = await play({ ...quiet, letters: 'checked', faults: 'none', mostMs: QUIET_MS, mostSchedules: null })
const faulty = await play({ users: 2, days: 2, postingsPerDay: 6, letters: 'prepared', faults: 'every kind', mostMs: MOST_MS, mostSchedules: SCHEDULES })
const lost = await play({ users: 2, days: 2, postingsPerDay: 24, letters: 'prepared', faults: 'lost answers', mostMs: QUIET_MS, mostSchedules: null })
const faultyChecked = await play({ users: 2, days: 2, postingsPerDay: 24, letters: 'checked', faults: 'every kind', mostMs: QUIET_MS, mostSchedules: null })
const soak = await play({ ...SOAK, letters: 'prepared', faults: 'one in a hundred', mostMs: MOST_SOAK_MS, mostSchedules: SOAKED_USERS / SOAK.users })
const crashPoints = new Set([...faulty.points, ...soak.points]).size

report({
  figures: [
    figure('P11', 'simulated user-days of the cycle a minute, prepared letters', perMinute(prepared), 'user-days/min', '>= 50000', `${(prepared.drafts / prepared.userDays).toFixed(1)} drafts a user-day; ${processes}, which ${ofMachine(prepared)}`),
    figure('P11', 'simulated user-days of the cycle a minute, letters checked', perMinute(checked), 'user-days/min', null, `${(checked.drafts / checked.userDays).toFixed(1)} drafts a user-day; every letter by every rule; ${processes}, which ${ofMachine(checked)}`),
    figure('P9', 'seeded fault schedules played', faulty.schedules, 'schedules', `>= ${SCHEDULES}`, `${faulty.seconds.toFixed(0)} s (${faulty.cpuSeconds.toFixed(0)} s of processor), prepared letters, ${(faulty.drafts / faulty.schedules).toFixed(1)} drafts each; ${faultyChecked.schedules} more with letters checked`),
    figure('P9', 'points of the cycle at which a process died', crashPoints, 'points', null, 'before and after each call of every port'),
    figure('P9', 'invariants broken in them', [...faulty.broken, ...faultyChecked.broken].length, 'broken', '<= 0'),
    figure('P9', 'drafts that stand twice, where one answer in a hundred is lost', lost.broken.length, 'drafts', '<= 0', `${lost.drafts} drafts, ${lost.lostAnswers} answers lost`),
    figure('F30', 'users over thirty days with one in a hundred of all faults: broken', soak.broken.length, 'broken', '<= 0', `${(soak.userDays / SOAK.days).toFixed(0)} users, ${soak.drafts} drafts, ${soak.seconds.toFixed(0)} s`),
  ],
  details: { prepared, checked, faulty, faultyChecked, lost, soak },
})
