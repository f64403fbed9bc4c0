import { paths } from '#web/lib/paths.ts'

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

/** Title and description of each list, also shown while the tab's code is loading. */
export const LIST_HEADS = {
  users: { title: 'Users', description: 'Newest first.' },
  configurations: {
    title: 'Configurations',
    description: 'What each user looks for, the latest change first.',
  },
  emails: {
    title: 'Emails',
    description:
      'Emails of all users, newest first. The service saves drafts and sends nothing; a ' +
      'user marks what was sent, and what was answered.',
  },
  gmail: {
    title: 'Gmail connections',
    description:
      'Mailboxes that drafts are saved in, newest first. A disconnected one waits for its ' +
      'owner to connect it again.',
  },
  admins: {
    title: 'Admins',
    description: 'Who can sign in here. Deactivating or deleting an admin signs them out at once.',
  },
  audit: {
    title: 'Audit log',
    description:
      'What admins did, newest first. Each action is recorded before it starts and again when it is done or refused.',
  },
} as const

export const CARD_HEADS = {
  createAdmin: {
    title: 'Create an admin',
    description: 'The new admin signs in with the address and password that you enter here.',
  },
  secondFactor: {
    title: 'Your second factor',
    description:
      'A code of an authenticator app beside your password. Setting one up replaces the one you have.',
  },
  settings: {
    title: 'Settings',
    description: 'They apply to all users, from the next run on.',
  },
  operations: {
    title: 'Operations',
    description: 'Only one of each kind runs at a time. The report of the latest run stays here.',
  },
} as const

/** The tab that the address names; the overview for anything else. */
export const tabOf = (named: string | null): TabId => TABS.find((tab) => tab === named) ?? 'overview'

export const addressOf = (tab: TabId): string =>
  tab === 'overview' ? paths.admin : `${paths.admin}?tab=${tab}`
