import { type LatePart, latePart } from '#web/lib/late-part.ts'
import type { TabId } from './tabs.ts'

/**
 * What each tab shows; its code comes when the tab is opened, and that of the others when the browser is
 * idle.
 */
export const PANELS: Readonly<Record<TabId, LatePart<object>>> = {
  overview: latePart(async () => (await import('./components/overview-tab.tsx')).OverviewTab),
  users: latePart(async () => (await import('./components/users-tab.tsx')).UsersTab),
  configurations: latePart(
    async () => (await import('./components/configurations-tab.tsx')).ConfigurationsTab,
  ),
  emails: latePart(async () => (await import('./components/emails-tab.tsx')).EmailsTab),
  gmail: latePart(async () => (await import('./components/gmail-tab.tsx')).GmailTab),
  admins: latePart(async () => (await import('./components/admins-tab.tsx')).AdminsTab),
  system: latePart(async () => (await import('./components/system-tab.tsx')).SystemTab),
}
