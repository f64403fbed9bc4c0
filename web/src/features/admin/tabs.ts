import { paths } from '../../lib/paths.ts'

export const TABS = ['overview', 'users', 'configurations', 'emails', 'gmail', 'admins', 'system'] as const
export type TabId = (typeof TABS)[number]

export const TAB_LABELS: Readonly<Record<TabId, string>> = {
  overview: 'Overview',
  users: 'Users',
  configurations: 'Configurations',
  emails: 'Emails',
  gmail: 'Gmail',
  admins: 'Admins',
  system: 'System',
}

/** The tab that the address names; the first for anything else. */
export const tabOf = (named: string | null): TabId => TABS.find((tab) => tab === named) ?? 'overview'

export const addressOf = (tab: TabId): string => (tab === 'overview' ? paths.admin : `${paths.admin}?tab=${tab}`)
