import { figure, report } from '../figure.ts'
import { ofMachine, playOnAll, type PlayedByAll } from '../play-processes.ts'

const QUIET_MS = 10_000
const MOST_SOAK_MS = 240_000
const SOAK = { users: 4, days: 30, postingsPerDay: 40 }
const SOAKED_USERS = 1_000

const perMinute = ({ userDays, seconds }: PlayedByAll): number => (userDays * 60) / seconds

const quiet = { users: 4, days: 2, postingsPerDay: 40, checks: 'at the end' } as const
const prepared = await playOnAll({
  ...quiet,
  letters: 'prepared',
  faults: 'none',
  mostMs: QUIET_MS,
  mostSchedules: null,
})
const checked = await playOnAll({
  ...quiet,
  letters: 'checked',
  faults: 'none',
  mostMs: QUIET_MS,
  mostSchedules: null,
})
const soak = await playOnAll({
  ...SOAK,
  checks: 'at the end',
  letters: 'prepared',
  faults: 'one in a hundred',
  mostMs: MOST_SOAK_MS,
  mostSchedules: SOAKED_USERS / SOAK.users,
})

report({
  figures: [
    figure(
      'P11',
      'simulated user-days of the cycle a minute, prepared letters',
      perMinute(prepared),
      'user-days/min',
      '>= 50000',
      `${(prepared.drafts / prepared.userDays).toFixed(1)} drafts a user-day; ${ofMachine(prepared)}`,
    ),
    figure(
      'P11',
      'simulated user-days of the cycle a minute, letters checked',
      perMinute(checked),
      'user-days/min',
      null,
      `${(checked.drafts / checked.userDays).toFixed(1)} drafts a user-day; every letter by every rule; ${ofMachine(checked)}`,
    ),
    figure(
      'F30',
      'users over thirty days with one in a hundred of all faults: broken',
      soak.broken.length,
      'broken',
      '<= 0',
      `${(soak.userDays / SOAK.days).toFixed(0)} users, ${soak.drafts} drafts, ${soak.seconds.toFixed(0)} s`,
    ),
  ],
  details: { prepared, checked, soak },
})
