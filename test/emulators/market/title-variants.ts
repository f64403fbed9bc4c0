import { professionOf, type Profession } from './profession.ts'
import type { Dice } from './random.ts'

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bManager\b/, 'Mgr'],
  [/\bMarketing\b/, 'Mktg'],
  [/\bCoordinator\b/, 'Coord.'],
  [/\bEngineer\b/, 'Eng.'],
  [/\bAssistant\b/, 'Asst'],
  [/\bSenior\b/, 'Snr'],
  [/\bDirector\b/, 'Dir.'],
  [/\bDeveloper\b/, 'Dev'],
]
const GERMAN = new Set(['de', 'at', 'ch'])
const BETWEEN = ['Marketing', 'Operations', 'Support', 'Data', 'Quality', 'Compliance']

/** The job that a search is for, titled in one of the ways employers do. */
export function fittingTitle(title: string, countryCode: string, team: string, roll: Dice): string {
  const levelled = /^(?:senior|sr|junior|lead|head|principal|chief|director|vp)\b/i.test(title)
  const level = (word: string) => (levelled ? title : `${word} ${title}`)
  const forms = [
    title,
    title,
    title,
    title,
    title,
    level('Senior'),
    level('Senior'),
    level('Sr.'),
    level('Lead'),
    level('Junior'),
    level('Experienced'),
    `${title}, ${team}`,
    `${title}, ${team}`,
    `${title} – ${team}`,
    `${title} (${team})`,
    `${title} – Remote`,
    `${title} II`,
    `${title} - Req. ${roll.between(1_000, 9_999)}`,
    `${title} (Full-time)`,
    level('Senior').concat(`, ${team}`),
    title.toUpperCase(),
    `${title} | ${team} | Hybrid`,
    SHORT.reduce((short, [word, written]) => short.replace(word, written), title),
  ]
  const form = roll.pick(forms)
  return GERMAN.has(countryCode) && roll.chance(0.6) ? `${form} (m/w/d)` : form
}

/** Another job that shares words with the search, as every job search returns some. */
export function strayTitle(title: string, roll: Dice): string {
  const words = title.split(' ')
  const head = words.at(-1) ?? title
  const profession: Profession = professionOf(title)
  const inserted =
    words.length > 1 ? [...words.slice(0, -1), roll.pick(BETWEEN), head].join(' ') : `${title} Trainer`
  const others = profession.titles.filter((other) => !other.toLowerCase().includes(title.toLowerCase()))
  return roll.pick([
    `${title} Intern`,
    `Intern, ${title}`,
    inserted,
    inserted,
    `Assistant to the ${title}`,
    others.length > 0 ? roll.pick(others) : inserted,
  ])
}
