import * as z from 'zod/mini'
import { Admin, AdminInput } from '#shared/models/admin/admin.ts'
import { AuditRecord } from '#shared/models/admin/operation.ts'
import { Day, id } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'

/** The page signs in with this call: it succeeds only with valid credentials. */
export const listAdmins = contract('listAdmins', 'GET /api/admin/admins', {
  auth: 'admin',
  summary: 'All admins, the id of the caller, and whether admins may refund and give.',
  reply: {
    200: z.object({
      admins: z.array(Admin),
      currentAdminId: z.string(),
      /** Whether admins who are not super admins may refund and give here, by the stage's setting. */
      adminsGive: z.boolean(),
    }),
  },
})

export const createAdmin = contract('createAdmin', 'POST /api/admin/create-admin', {
  auth: 'super_admin',
  summary: 'Creates an admin, who signs in with the address and password given.',
  body: AdminInput,
  reply: { 201: z.object({ admin: Admin }) },
  errors: ['admin_exists', 'password_too_common'],
})

export const setAdminStatus = contract('setAdminStatus', 'PUT /api/admin/admins/{id}/status', {
  auth: 'super_admin',
  summary:
    'Activates or deactivates another admin; a deactivated admin is signed out at once. The last active super admin stays active.',
  params: z.object({ id: id('adm') }),
  body: z.strictObject({ isActive: z.boolean('Say whether it is active.') }),
  reply: { 200: z.object({ admin: Admin }) },
  errors: ['not_found', 'admin_self', 'last_super_admin'],
})

export const deleteAdmin = contract('deleteAdmin', 'DELETE /api/admin/admins/{id}', {
  auth: 'super_admin',
  summary: 'Removes another admin. The last active super admin stays.',
  params: z.object({ id: id('adm') }),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: ['not_found', 'admin_self', 'last_super_admin'],
})

export const beginSecondFactor = contract('beginSecondFactor', 'POST /api/admin/second-factor', {
  auth: 'admin',
  summary:
    "Creates the caller's second factor: a secret for an app, and recovery codes, shown once. It takes effect when it is confirmed. Replacing an active one needs a current code; a wrong one ends the session.",
  body: z.optional(z.strictObject({ currentCode: z.optional(z.string().check(z.maxLength(40))) })),
  reply: {
    200: z.object({ secret: z.string(), address: z.string(), recoveryCodes: z.array(z.string()) }),
  },
  errors: ['second_factor_current', 'admin_code_wrong'],
})

export const confirmSecondFactor = contract('confirmSecondFactor', 'POST /api/admin/second-factor/confirm', {
  auth: 'admin',
  summary:
    "Activates the second factor that was created last, with a code of it. Ends the caller's other sessions, and mails the caller.",
  body: z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits.')) }),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: ['second_factor_not_begun', 'second_factor_code'],
})

export const adminLogout = contract('adminLogout', 'POST /api/admin/logout', {
  auth: 'admin',
  summary: "Ends the admin's session and clears its cookie.",
  body: z.optional(z.strictObject({})),
  reply: { 200: z.object({ success: z.literal(true) }) },
})

export const listAudit = contract('listAudit', 'GET /api/admin/audit', {
  auth: 'super_admin',
  summary: "Admins' acts on a day (UTC), newest first; with or without reads.",
  query: z.strictObject({
    day: Day,
    cursor: z.optional(id('aud')),
    show: z._default(z.enum(['acts', 'all']), 'acts'),
  }),
  reply: {
    200: z.object({
      records: z.array(AuditRecord),
      /** Addresses of the accounts that the records are about, by account id; deleted accounts have none. */
      userEmails: z.record(z.string(), z.string()),
      nextCursor: z.nullable(z.string()),
    }),
  },
})
