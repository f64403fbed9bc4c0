import { lazy } from 'react'

/** What each tab shows; its code is loaded when the tab is opened. */
export const PANELS = {
  overview: lazy(async () => ({ default: (await import('./components/overview-tab.tsx')).OverviewTab })),
  users: lazy(async () => ({ default: (await import('./components/users-tab.tsx')).UsersTab })),
  configurations: lazy(async () => ({
    default: (await import('./components/configurations-tab.tsx')).ConfigurationsTab,
  })),
  emails: lazy(async () => ({ default: (await import('./components/emails-tab.tsx')).EmailsTab })),
  gmail: lazy(async () => ({ default: (await import('./components/gmail-tab.tsx')).GmailTab })),
  admins: lazy(async () => ({ default: (await import('./components/admins-tab.tsx')).AdminsTab })),
  system: lazy(async () => ({ default: (await import('./components/system-tab.tsx')).SystemTab })),
} as const
