import { latePart } from '#web/lib/late-part.ts'

/** They stand below what the tab is opened for. */
export const CreateAdminForm = latePart(
  async () => (await import('./components/create-admin-form.tsx')).CreateAdminForm,
)
export const AuditLog = latePart(async () => (await import('./components/audit-log.tsx')).AuditLog)

export const ProfileDialog = latePart(
  async () => (await import('./components/profile-dialog.tsx')).ProfileDialog,
)
export const QuestionDialog = latePart(
  async () => (await import('./components/question-dialog.tsx')).QuestionDialog,
)
export const TestAutomationDialog = latePart(
  async () => (await import('./components/test-automation-dialog.tsx')).TestAutomationDialog,
)
