import { ADMIN_MESSAGES, AdminInput } from '#shared/models/admin/admin.ts'
import { ApiError, hasCode } from '#web/lib/api/api-error.ts'

export const ADMIN_FIELDS = ['email', 'password', 'firstName', 'lastName'] as const
export type AdminField = (typeof ADMIN_FIELDS)[number]
export type AdminProblems = Partial<Record<AdminField, string>>
export type AdminDraft = Record<AdminField, string> & { role: AdminInput['role'] }

export const EMPTY_ADMIN: AdminDraft = { email: '', password: '', firstName: '', lastName: '', role: 'admin' }

/** What was typed as the contract takes it, or what stands against it, a sentence a field. */
export function checkAdmin(
  draft: AdminDraft,
): { input: AdminInput; problems: null } | { input: null; problems: AdminProblems } {
  const checked = AdminInput.safeParse(draft)
  if (checked.success) return { input: checked.data, problems: null }
  const problems: AdminProblems = {}
  for (const field of ADMIN_FIELDS) {
    const issue = checked.error.issues.find(({ path }) => path[0] === field)
    if (issue) problems[field] = issue.message
  }
  return { input: null, problems }
}

/** The fields that the server refused. */
export function refusedFields(error: unknown): AdminProblems {
  if (!(error instanceof ApiError) || error.problem === null) return {}
  const { message, fields = [] } = error.problem
  if (hasCode(error, 'admin_exists')) return { email: message }
  if (hasCode(error, 'password_too_common')) return { password: message }
  return Object.fromEntries(
    ADMIN_FIELDS.flatMap((name) =>
      fields
        .filter(({ field }) => field === name)
        .map((found) => [name, found.message ?? ADMIN_MESSAGES[name]]),
    ),
  )
}
