import { Send, SlidersHorizontal, UserRound, type LucideIcon } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'

export type SectionId =
  | 'configuration'
  | 'resume'
  | 'tracker'
  | 'shortlist'
  | 'posting'
  | 'account-management'

interface Section {
  /** The sections of the menu; the resume is opened from the configuration, shortlist and postings from the tracker. */
  readonly id: Exclude<SectionId, 'resume' | 'shortlist' | 'posting'>
  readonly label: string
  /** The heading of its page. */
  readonly title: string
  readonly description: string
  readonly path: string
  readonly Icon: LucideIcon
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'configuration',
    label: 'Configuration',
    title: 'Configuration',
    description: 'Set up your job search preferences and connect email',
    path: paths.configuration,
    Icon: SlidersHorizontal,
  },
  {
    id: 'tracker',
    label: 'Tracker',
    title: 'Email Outreach Tracker',
    description: 'View and manage your job applications',
    path: paths.tracker,
    Icon: Send,
  },
  {
    id: 'account-management',
    label: 'Account Management',
    title: 'Account Management',
    description: 'Manage your account and subscription',
    path: paths.account,
    Icon: UserRound,
  },
]

/** The heading of a section's page. */
export function titleOf(section: SectionId): string {
  if (section === 'resume') return 'What we read'
  if (section === 'shortlist') return 'Your shortlist'
  if (section === 'posting') return 'A posting you found'
  return SECTIONS.find(({ id }) => id === section)?.title ?? ''
}

/** The section for a part of the path; the configuration for an unknown one or none. */
export function sectionOf(word: string | undefined): SectionId {
  if (word === 'account') return 'account-management'
  const isPage = word === 'tracker' || word === 'resume' || word === 'shortlist' || word === 'posting'
  return isPage ? word : 'configuration'
}
