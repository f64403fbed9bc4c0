import { PLANS } from '#shared/catalog/plans.ts'
import type { StepIcon } from './components/step-drawing.tsx'

export interface Step {
  readonly icon: StepIcon
  readonly title: string
  readonly text: string
}

const perDay = Object.values(PLANS).map(({ emailsPerDay }) => emailsPerDay)

export const INPUTS: readonly Step[] = [
  {
    icon: 'resume',
    title: 'Upload your resume',
    text: 'You upload your resume. A draft says nothing about you that is not in it or confirmed by you.',
  },
  {
    icon: 'title',
    title: 'Set your job title',
    text: 'You set the job title that you look for, as exactly as you can.',
  },
  {
    icon: 'place',
    title: 'Choose country and city',
    text: 'You choose a country and a city, or all cities of the country.',
  },
  {
    icon: 'level',
    title: 'Select the decision maker',
    text: 'You select the level of the decision makers: who should read your letter.',
  },
  {
    icon: 'package',
    title: 'Configure your package',
    text: `You configure the package: ${perDay.slice(0, -1).join(', ')} or ${perDay.at(-1)} emails a day, and how old a posting may be.`,
  },
]

export const ENGINE_STEPS: readonly Step[] = [
  {
    icon: 'posting',
    title: 'Finds targeted job matches',
    text: 'The engine finds postings that match your title, your place and your resume.',
  },
  {
    icon: 'company',
    title: 'Identifies relevant companies',
    text: 'It identifies the company behind each posting.',
  },
  {
    icon: 'person',
    title: 'Locates decision makers',
    text: 'It locates somebody there who decides, in public sources, and has the address verified.',
  },
  {
    icon: 'letter',
    title: 'Writes personalised emails',
    text: 'It writes an email to each, and checks every sentence against its source.',
  },
  {
    icon: 'drafts',
    title: 'Prepares daily drafts',
    text: 'Every 24 hours it leaves the drafts in your Gmail, ready to send. You read, change and send them.',
  },
]
