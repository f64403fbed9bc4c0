import { lines } from '../random.ts'
import type { Wording } from './wording.ts'

const group = (team: string): string => (/\bteam\b/i.test(team) ? team : `${team} team`)

export const ENGLISH: Wording = {
  who: ({ organization, size, does }) => [
    `${organization} has ${size} people who ${does}.`,
    `At ${organization} we ${does}; ${size} of us work here.`,
    `We are ${organization}: ${size} people who ${does}.`,
  ],
  role: ({ title, team, city, duties }) => [
    `As ${title} in our ${group(team)} in ${city} you will ${duties[0]} and ${duties[1]}.`,
    `Our ${group(team)} is looking for ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}: you ${duties[0]}, and you ${duties[1]}.`,
  ],
  goal: (goal) => `This year we want to ${goal}.`,
  bring: (needs, tools) => `You bring ${needs[0]} and ${needs[1]}. We work with ${tools}.`,
  tools: (tools) => `experience with ${tools}`,
  headings: ['What you will do', 'What you bring', 'What we offer', 'How to apply'],
  belongs: (team) => `The role belongs to our <strong>${group(team)}</strong>.`,
  benefits: lines(`thirty days of holiday and a four-day week in August
    a training budget of 1,500 a year that you spend as you see fit
    two days a week at home
    a pension plan to which we add the same again
    lunch that we cook together on Thursdays
    parental leave on full pay for sixteen weeks
    a bicycle or a travel card, as you like
    shares in the company after your first year`),
  apply: [],
  special: {
    'no-agencies': lines(`No agencies, please.
      Recruitment agencies need not apply: we fill this role ourselves.
      Strictly no recruitment agencies.`),
    'apply-only-via': lines(`Please apply only via our careers portal.
      Applications by e-mail will not be considered.
      We only accept applications through our online form.`),
    'do-not-contact': lines(`Please do not contact the hiring team directly.
      No phone calls or emails, please.`),
    mass: lines(`No experience necessary, immediate start, everyone is welcome to apply.
      No experience required. Multiple openings on all shifts, start today!`),
  },
}
