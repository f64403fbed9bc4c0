import type { Assignment } from '#core/writing/model.ts'
import { isName } from './clean-name.ts'
import { fill, type Slots } from './fill.ts'
import { AGENCY_SUBJECTS, GENERAL_SUBJECTS, SUBJECTS, TEAM_SUBJECTS } from './phrases/subjects.ts'

/** NAMES IN CAPITALS and names without any in the usual case; others as they are. */
const named = (name: string): string => {
  const plain = name.replaceAll(/\s+/gu, ' ').trim()
  const single = plain === plain.toUpperCase() || plain === plain.toLowerCase()
  return single && plain.length > 2 ? plain.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : plain
}

/** Greets by the first name as recorded, by the whole name where the first is an initial. */
export function greetings({ contact }: Assignment): readonly string[] {
  const [first, last] = [named(contact.firstName), named(contact.lastName)]
  const whole = [first, last].filter((name) => name !== '').join(' ')
  const name = /^\p{L}\.?$/u.test(first) || first === '' ? whole : first
  return isName(name) || /^\p{L}[\p{L}\p{M} '’.-]{0,58}$/u.test(name) ? [`Hi ${name},`, `Hello ${name},`, `Hi ${name},`, `Dear ${name},`] : ['Hello,']
}

function fitting(patterns: readonly string[], slots: Slots): readonly string[] {
  return patterns.flatMap((pattern) => {
    const subject = fill(pattern, slots)?.text
    if (subject === undefined || subject.length >= 50 || /[!?]/u.test(subject)) return []
    const words = subject.split(/\s+/u).length
    return words < 3 || words > 8 ? [] : [subject]
  })
}

/** Subjects that these slots allow: three to eight words and under fifty characters; general ones only where the title gives none. */
export function subjects(slots: Slots, aboutTeam = false): readonly string[] {
  const specific = fitting(slots['agency'] !== undefined ? AGENCY_SUBJECTS : aboutTeam ? TEAM_SUBJECTS : SUBJECTS, slots)
  return specific.length > 0 ? specific : fitting(slots['agency'] === undefined ? GENERAL_SUBJECTS : GENERAL_SUBJECTS.filter((pattern) => pattern.includes('posted')), slots)
}

/** Full name, then what the resume gives to answer on: telephone, one link; else the address of the account. */
export function signatureOf({ sender, facts }: Assignment): readonly string[] {
  const name = [sender.firstName, sender.lastName].map((part) => part.replaceAll(/\s+/gu, ' ').trim()).filter((part) => part !== '').join(' ')
  const phone = facts.phones[0]?.value
  const link = facts.links.find(({ value }) => /linkedin/iu.test(value))?.value
  const lines = [name, phone, link].filter((line) => line !== undefined && line !== '' && !/[\p{Cc}]/u.test(line)).map(String)
  return lines.length > 1 ? lines : [...lines, facts.emails[0]?.value ?? sender.email]
}
