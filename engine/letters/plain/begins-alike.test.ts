import { expect, it } from 'vitest'
import { readText } from '../../resume/layout/read-text.ts'
import { beginsAlike } from './begins-alike.ts'

/** The titles, or else employers, of the jobs that begin like most of those below this text. */
const alikeIn = (experience: string) => {
  const { text, facts } = readText(`Ana Ruiz\nana@mail.example\n\nEXPERIENCE\n\n${experience}`)
  return facts.roles
    .filter((role) => beginsAlike(role, { facts, resumeText: text }))
    .map(({ title, employer }) => title?.value ?? employer?.value)
}

it.each([
  [
    'dates first, one with its title first',
    '2019 – present\tClerk, Larkfield Supply\n- Kept books\n\n2015 – 2019\tCashier, Otter Mill\n- Sold flour\n\nSwim teacher, Hill Pool\tsince 2013\n- Taught children',
    ['Clerk', 'Cashier'],
  ],
  [
    'one employer above two titles',
    'Larkfield Supply, Leeds\nHead Clerk\t2019 – present\n- Kept books\nClerk\t2015 – 2019\n- Sorted letters\n\nOtter Mill, Leeds\nCashier\t2012 – 2015\n- Sold flour',
    ['Head Clerk', 'Clerk', 'Cashier'],
  ],
  [
    'one employer of two titles, and three jobs with their dates first',
    'Larkfield Supply, Leeds\nHead Clerk (2019 – present)\nClerk (2015 – 2019)\n- Sorted letters\n\n2013 – 2015\tOtter Mill, Leeds\n- Sold flour\n\n2011 – 2013\tHill Pool, Leeds\n- Taught\n\n2009 – 2011\tRoof & Co, Leeds\n- Carried tiles',
    ['Head Clerk', 'Clerk', 'Otter Mill', 'Hill Pool', 'Roof & Co'],
  ],
  [
    'two jobs alone',
    '2019 – present\tClerk, Larkfield Supply\n- Kept books\n\nCashier, Otter Mill\tsince 2015\n- Sold flour',
    ['Clerk', 'Cashier'],
  ],
  [
    'a form, and a duty with dates that no label precedes',
    'Job title:\tDeputy Manager\nEmployer:\tBramble Nursery, Leeds\nDates:\tSept 2021 to date\nDuties:\tRotas for 22 staff\nDeputy lead, then lead since Jan 2025\n\nJob title:\tRoom Leader\nEmployer:\tOtter Nursery, Leeds\nDates:\t2016 - 2021\nDuties:\tLed a team of five\n\nJob title:\tNursery Assistant\nEmployer:\tSunny House Nursery\nDates:\t2011 - 2016',
    ['Deputy Manager', 'Room Leader', 'Nursery Assistant'],
  ],
])('%s', (_, experience, alike) => expect(alikeIn(experience)).toEqual(alike))
