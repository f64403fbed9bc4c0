import { figure, report } from '../figure.ts'
import { playOnAll } from '../play-processes.ts'

const MOST_MS = 240_000
const SOAK = { users: 4, days: 30, postingsPerDay: 40 }
const USERS = 1_000

const soak = await playOnAll({
  ...SOAK,
  checks: 'at the end',
  letters: 'prepared',
  faults: 'one in a hundred',
  mostMs: MOST_MS,
  mostSchedules: USERS / SOAK.users,
})

report({
  figures: [
    figure(
      'F30',
      'users over thirty days with one in a hundred of all faults: broken',
      soak.broken.length,
      'broken',
      '<= 0',
      `${(soak.userDays / SOAK.days).toFixed(0)} users, ${soak.drafts} drafts, ${soak.seconds.toFixed(0)} s`,
    ),
  ],
  details: { soak },
})
