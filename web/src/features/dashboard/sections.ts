import { Send, SlidersHorizontal, UserRound, type LucideIcon } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'

/** The heading of each section's page, by the section's word in the path. */
export const TITLES = {
  configuration: 'Configuration',
  resume: 'What we read',
  tracker: 'Email Outreach Tracker',
  shortlist: 'Your shortlist',
  posting: 'A posting you found',
  account: 'Account Management',
} as const

export type SectionId = keyof typeof TITLES

interface Section {
  /** The sections of the menu; the resume is opened from the configuration, shortlist and postings from the tracker. */
  readonly id: 'configuration' | 'tracker' | 'account'
  readonly label: string
  readonly description: string
  readonly path: string
  readonly Icon: LucideIcon
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'configuration',
    label: 'Configuration',
    description: 'Set up your job search preferences and connect email',
    path: paths.configuration,
    Icon: SlidersHorizontal,
  },
  {
    id: 'tracker',
    label: 'Tracker',
    description: 'View and manage your job applications',
    path: paths.tracker,
    Icon: Send,
  },
  {
    id: 'account',
    label: 'Account Management',
    description: 'Manage your account and subscription',
    path: paths.account,
    Icon: UserRound,
  },
]

const isSection = (word: string): word is SectionId => Object.hasOwn(TITLES, word)

/** The section for a part of the path; the configuration for an unknown one or none. */
export const sectionOf = (word = ''): SectionId => (isSection(word) ? word : 'configuration')
