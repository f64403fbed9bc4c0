import { auditLog } from '#functions/admin/audit.store.ts'
import { adminLogins, signInAttempts } from '#functions/admin/admin-sign-in.store.ts'
import { adminStore } from '#functions/admin/admin.store.ts'
import { secondFactors } from '#functions/admin/second-factor/second-factor.store.ts'
import type { Table } from '#platform/table/table.ts'
import { argon2Hasher } from '#vendors/argon2/argon2-passwords.ts'
import { createAdmin, resetPassword, setAdminStatus } from '#functions/admin/manage-admins.ts'
import type { Admin, AuditEntry } from '#functions/admin/model.ts'
import { recordAct } from '#functions/services/http/record-act.ts'
import { attemptsOfAccount } from '#functions/admin/sign-in.ts'
import { AppError } from '#platform/app-error.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId, random, secrets } from '#platform/lambda/identifiers.ts'
import { ADMIN } from '#shared/catalog/admin.ts'
import { AdminInput } from '#shared/models/admin/admin.ts'
import { columns, CommandError } from '../command.ts'

/** Admin id in the audit log for acts of an operator, who has direct write access to the table. */
const OPERATOR = 'operator'

interface Person {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly role?: string
}

/** The operator's commands for admins. Throws CommandError, or AppError as the site would. */
export function adminCommands(table: Table, password: () => Promise<string>) {
  const [admins, logins, attempts, hasher] = [
    adminStore(table),
    adminLogins(table),
    signInAttempts(table),
    argon2Hasher(random),
  ]
  const operator = { kind: 'operator' } as const

  const known = async (email: string): Promise<Admin> => {
    const login = await logins.find(email.trim().toLowerCase())
    if (login === null)
      throw new CommandError(
        `There is no admin with the address ${email}. "npm run admin -- list" shows those that there are.`,
      )
    return login.admin
  }
  /** Writes the audit log before and after the act. */
  async function noted<T>(act: string, subject: string, work: () => Promise<T>): Promise<T> {
    const requestId = newId('aud')
    const note = async (outcome: AuditEntry['outcome'], code: string | null) =>
      await auditLog(table).append({
        id: newId('aud'),
        at: systemClock.now(),
        adminId: OPERATOR,
        role: 'super_admin',
        act,
        subject,
        kind: 'act',
        outcome,
        code,
        requestId,
      })
    return await recordAct('act', note, work)
  }
  const unlock = async ({ email }: Admin) => await attempts.forget([attemptsOfAccount(email, secrets)])

  return {
    async create({ email, firstName = '', lastName = '', role }: Person): Promise<string> {
      const isFirst = (await admins.list()).length === 0
      const person = { email, firstName, lastName, role: role ?? (isFirst ? 'super_admin' : 'admin') }
      checked({ ...person, password: 'x'.repeat(ADMIN.passwordMin) })
      if ((await logins.find(email.trim().toLowerCase())) !== null) throw new AppError('admin_exists')
      const input = checked({ ...person, password: await password() })
      const admin = await noted('createAdmin', input.email, () =>
        createAdmin(operator, input, { admins, hasher, clock: systemClock, newId }),
      )
      return `${admin.email} is ${admin.role === 'super_admin' ? 'a super admin' : 'an admin'} now and can sign in at /admin.`
    },
    async list(): Promise<string> {
      const rows = (await admins.list()).map(({ email, firstName, lastName, role, isActive, createdAt }) => [
        email,
        `${firstName} ${lastName}`,
        role,
        isActive ? 'on' : 'off',
        createdAt.toISOString().slice(0, 10),
      ])
      if (rows.length === 0)
        return 'There is no admin yet. The first one: npm run admin -- create ADDRESS --first-name NAME --last-name NAME'
      return columns(rows)
    },
    async setActive(email: string, isActive: boolean): Promise<string> {
      const admin = await known(email)
      await noted('setAdminStatus', admin.id, () => setAdminStatus(operator, admin.id, isActive, { admins }))
      if (!isActive) return `${admin.email} is switched off and signed out.`
      await unlock(admin)
      return `${admin.email} is switched on, and no failed sign-in stands against the account.`
    },
    async resetSecondFactor(email: string): Promise<string> {
      const admin = await known(email)
      await noted('resetSecondFactor', admin.id, () => secondFactors(table).remove(admin.id))
      await unlock(admin)
      return `${admin.email} has no second factor any more. Where the stage wants one, the next sign-in sets it up.`
    },
    async resetPassword(email: string): Promise<string> {
      const admin = await known(email)
      const { password: chosen } = checked({
        email: admin.email,
        firstName: admin.firstName,
        lastName: admin.lastName,
        role: admin.role,
        password: await password(),
      })
      await noted('resetPassword', admin.id, () => resetPassword(admin, chosen, { admins, hasher }))
      await unlock(admin)
      return `${admin.email} has the new password and is signed out everywhere.${admin.isActive ? '' : ' The account is still switched off: npm run admin -- enable.'}`
    },
  }
}

const OPTIONS: Readonly<Record<string, string>> = {
  firstName: '--first-name',
  lastName: '--last-name',
  role: '--role',
}

function checked(input: unknown): AdminInput {
  const parsed = AdminInput.safeParse(input)
  if (parsed.success) return parsed.data
  throw new CommandError(
    parsed.error.issues
      .map(({ path, message }) => `${OPTIONS[String(path[0])] ?? String(path[0])}: ${message}`)
      .join('\n'),
  )
}
