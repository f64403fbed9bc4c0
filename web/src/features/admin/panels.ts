import { lazy } from 'react'

/** What each tab shows; its code is loaded when the tab is opened. */
export const PANELS = {
  overview: lazy(() => import('#web/features/admin/components/overview-tab.tsx')),
  users: lazy(() => import('#web/features/admin/components/users/users-tab.tsx')),
  configurations: lazy(() => import('#web/features/admin/components/configurations-tab.tsx')),
  emails: lazy(() => import('#web/features/admin/components/emails-tab.tsx')),
  gmail: lazy(() => import('#web/features/admin/components/gmail-tab.tsx')),
  admins: lazy(() => import('#web/features/admin/components/admins/admins-tab.tsx')),
  system: lazy(() => import('#web/features/admin/components/system/system-tab.tsx')),
} as const
