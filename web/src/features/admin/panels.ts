import { lazy } from 'react'

/** What each tab shows; its code is loaded when the tab is opened. */
export const PANELS = {
  overview: lazy(async () => ({
    default: (await import('#web/features/admin/components/overview-tab.tsx')).OverviewTab,
  })),
  users: lazy(async () => ({
    default: (await import('#web/features/admin/components/users/users-tab.tsx')).UsersTab,
  })),
  configurations: lazy(async () => ({
    default: (await import('#web/features/admin/components/configurations-tab.tsx')).ConfigurationsTab,
  })),
  emails: lazy(async () => ({
    default: (await import('#web/features/admin/components/emails-tab.tsx')).EmailsTab,
  })),
  gmail: lazy(async () => ({
    default: (await import('#web/features/admin/components/gmail-tab.tsx')).GmailTab,
  })),
  admins: lazy(async () => ({
    default: (await import('#web/features/admin/components/admins/admins-tab.tsx')).AdminsTab,
  })),
  system: lazy(async () => ({
    default: (await import('#web/features/admin/components/system/system-tab.tsx')).SystemTab,
  })),
} as const
