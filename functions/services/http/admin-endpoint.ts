import { AppError } from '#platform/app-error.ts'
import type { AdminActor } from '#platform/actor.ts'
import type { AdminSession, AuditEntry } from '#functions/admin/model.ts'
import { recordAct } from './record-act.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { adminCaller } from './admin-caller.ts'
import { depsOf, type Deps, type Services } from '#platform/lambda/deps.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import type { HttpEvent } from '#platform/http/http.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { adminsGive, needsSecondFactor, audit } from '../admin.ts'
import { limits } from '../table.ts'
import { countCall } from '#platform/http/count-call.ts'
import type { Inputs } from '#platform/http/parse-request.ts'
import { serve, type Reply } from '#platform/http/serve.ts'

type AdminContract = Contract & { readonly auth: 'admin' | 'super_admin' }

type AdminInput<C extends Contract, S extends Services> = Inputs<C> & {
  readonly actor: AdminActor
  readonly session: AdminSession
  readonly deps: Deps<S>
  readonly event: HttpEvent
}

interface Caller {
  readonly actor: AdminActor
  readonly session: AdminSession
}

/**
 * Makes a contract of the admin area a Lambda. The role is checked before the request is parsed. The audit
 * log gets an entry before the work starts (without it nothing is done) and its outcome afterwards, also of a call
 * that is over its limit.
 * `subjectOf` names the entry's subject where the path has no id.
 */
export function adminEndpoint<C extends AdminContract, S extends Services>(
  contract: C,
  services: S,
  run: (input: AdminInput<C, S>) => Promise<Reply<C>>,
  subjectOf: (inputs: Inputs<C>) => string | null = subjectInPath,
) {
  return serve<C, Caller>(contract, {
    cookie: 'adm',
    authenticate: async (event) => {
      const {
        caller: { admin, session },
        cookies = [],
      } = await adminCaller(event)
      return { caller: { actor: { kind: 'admin', adminId: admin.id, role: admin.role }, session }, cookies }
    },
    authorize: async ({ actor, session }, { event, requestId }) => {
      if (needsSecondFactor() && !session.hasSecondFactor && !WITHOUT_FACTOR.has(contract.id))
        throw new AppError('second_factor_missing')
      if (contract.auth !== 'super_admin' || actor.role === 'super_admin') return
      if (contract.admins === 'goodwill' && adminsGive()) return
      await record(contract, {
        adminId: actor.adminId,
        role: actor.role,
        subject: wellFormedId(event.pathParameters?.['id']),
        outcome: 'refused',
        code: 'admin_forbidden',
        requestId,
      })
      throw new AppError('admin_forbidden')
    },
    run: async ({ caller, requestId, ...request }) => {
      const note = (outcome: AuditEntry['outcome'], code: string | null) =>
        record(contract, {
          adminId: caller.actor.adminId,
          role: caller.actor.role,
          subject: subjectOf(request),
          outcome,
          code,
          requestId,
        })
      return await recordAct(kindOf(contract), note, async () => {
        await countCall(contract, { ...request, actor: caller.actor }, 'by_wrapper', limits)
        return await run({ ...request, ...caller, deps: depsOf(services) })
      })
    },
  })
}

/** Endpoints that work without a second factor: they set it up, or end the session. */
const WITHOUT_FACTOR: ReadonlySet<string> = new Set([
  'beginSecondFactor',
  'confirmSecondFactor',
  'adminLogout',
])

const kindOf = ({ method }: Contract): AuditEntry['kind'] => (method === 'GET' ? 'read' : 'act')

async function record(
  contract: Contract,
  act: Omit<AuditEntry, 'id' | 'at' | 'act' | 'kind'>,
): Promise<void> {
  if (contract.audit === 'none') return
  const { id } = contract
  await audit().append({ id: newId('aud'), at: systemClock.now(), act: id, kind: kindOf(contract), ...act })
}

const wellFormedId = (value: string | undefined): string | null =>
  value !== undefined && /^[a-z]{3}_[0-9A-Z]{26}$/.test(value) ? value : null

function subjectInPath({ params }: { readonly params: unknown }): string | null {
  return typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string'
    ? params.id
    : null
}
