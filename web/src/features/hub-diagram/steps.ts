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
    text: 'A draft says nothing about you that isn’t in it or confirmed by you.',
  },
  {
    icon: 'title',
    title: 'Set your job title',
    text: 'The title you are looking for, as precisely as you can.',
  },
  {
    icon: 'place',
    title: 'Choose country and city',
    text: 'One city, or every city in the country.',
  },
  {
    icon: 'level',
    title: 'Select the decision maker',
    text: 'The level of the person who should read your letter.',
  },
  {
    icon: 'package',
    title: 'Configure your package',
    text: `${perDay.slice(0, -1).join(', ')} or ${perDay.at(-1)} emails a day, and how old a posting may be.`,
  },
]

export const ENGINE_STEPS: readonly Step[] = [
  {
    icon: 'posting',
    title: 'Finds targeted job matches',
    text: 'Postings that match your title, your location and your resume.',
  },
  {
    icon: 'company',
    title: 'Identifies relevant companies',
    text: 'The employer itself, not the job board that republished the posting.',
  },
  {
    icon: 'person',
    title: 'Locates decision makers',
    text: 'Someone there who decides, from public sources, with a verified address.',
  },
  {
    icon: 'letter',
    title: 'Writes personalized emails',
    text: 'One email each, every sentence checked against your resume.',
  },
  {
    icon: 'drafts',
    title: 'Prepares daily drafts',
    text: 'Every 24 hours the drafts are in your Gmail, ready to send. You read, change and send them.',
  },
]
