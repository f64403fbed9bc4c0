import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { backgroundGrants, webhookGrants } from '#infra/grants/background.ts'
import { grants } from '#infra/grants/endpoints.ts'
import type { Grants } from '#infra/grants/model.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { contracts } from '#shared/contracts/index.ts'
import { assemblyOf } from './assemblies.ts'
import { statementsOf } from './stack-templates.ts'

const prod = await assemblyOf('prod')

const forAdmins = Object.values<Contract>(contracts).filter(
  ({ auth }) => auth === 'admin' || auth === 'super_admin',
)
const rows: Readonly<Record<string, Grants>> = { ...grants, ...webhookGrants, ...backgroundGrants }

const Leading = z.object({
  'ForAllValues:StringLike': z.object({ 'dynamodb:LeadingKeys': z.array(z.string()) }),
})
const GetAtt = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })

/** What each function may do in a partition of the table, by function name. */
function allowedIn(partition: string): ReadonlyMap<string, readonly string[]> {
  const found = prod.of('AWS::Lambda::Function').map((fn): [string, readonly string[]] => {
    const role = prod.templates.get(fn.part)?.Resources[
      GetAtt.safeParse(fn.Properties['Role']).data?.['Fn::GetAtt'][0] ?? ''
    ]
    const statements =
      role === undefined
        ? []
        : statementsOf(role).filter(({ conditions }) =>
            Leading.safeParse(conditions).data?.['ForAllValues:StringLike']['dynamodb:LeadingKeys'].includes(
              `${partition}#*`,
            ),
          )
    return [
      String(fn.Properties['FunctionName']).replace('reachwell-prod-', ''),
      [...new Set(statements.flatMap(({ actions }) => actions))].toSorted(),
    ]
  })
  return new Map(found.filter(([, actions]) => actions.length > 0))
}

const READ = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query']

describe('the audit log', () => {
  const allowed = allowedIn('AUDIT')

  test('is appended to by every admin function, and by no other', () => {
    expect(
      [...allowed]
        .filter(([, actions]) => actions.includes('dynamodb:PutItem'))
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(forAdmins.map(({ id }) => kebab(id)).toSorted())
  })

  test('is read only by the function that shows it, and changed or deleted by none', () => {
    expect([...allowed].filter(([name]) => name !== 'list-audit').map(([, actions]) => actions)).toEqual(
      forAdmins.slice(1).map(() => ['dynamodb:PutItem']),
    )
    expect(allowed.get('list-audit')).toEqual([...READ, 'dynamodb:PutItem'].toSorted())
  })

  test('no function has write access to the table without a partition condition', () => {
    const unbound = [...prod.of('AWS::IAM::Role'), ...prod.of('AWS::IAM::Policy')]
      .flatMap((role) => statementsOf(role))
      .filter(
        ({ actions, conditions }) =>
          actions.some((action) => /^dynamodb:(Put|Update|Delete|BatchWrite|PartiQL|\*)/.test(action)) &&
          !Leading.safeParse(conditions).success,
      )
    expect(unbound).toEqual([])
  })
})

test('only admin management and a new second factor, which ends sessions, write admins, and only admin functions read them', () => {
  const writers = [...allowedIn('ADMIN')]
    .filter(([, actions]) => actions.some((action) => !READ.includes(action)))
    .map(([name]) => name)
  expect(writers.toSorted()).toEqual([
    'confirm-second-factor',
    'create-admin',
    'delete-admin',
    'set-admin-status',
  ])
  expect([...allowedIn('ADMIN').keys()].toSorted()).toEqual(forAdmins.map(({ id }) => kebab(id)).toSorted())
})

test.each(forAdmins.map(({ id }) => [id]))(
  '%s may sign an admin in, count failed attempts and append to the audit log',
  (id) => {
    const {
      partitions = [],
      reads = [],
      appends = [],
      admins,
      secrets,
      memoryMb = 0,
    } = rows[id] ?? { table: 'none' }
    const reached: readonly string[] = partitions
    expect([
      reached.includes('ADMINSESSION'),
      reached.includes('SECURITY'),
      [...partitions, ...reads].includes('ADMIN'),
      appends,
      admins,
      secrets?.includes('hmac'),
      memoryMb >= 1_024,
    ]).toEqual([true, true, true, ['AUDIT'], 'identify', true, true])
  },
)
