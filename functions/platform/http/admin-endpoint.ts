import { AppError } from '../app-error.ts'
import type { AdminActor } from '../actor.ts'
import type { AdminSession, AuditEntry } from '#functions/admin/model.ts'
import { recordAct } from './record-act.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { adminCaller } from './admin-caller.ts'
import { depsOf, type Deps, type Services } from '../lambda/deps.ts'
import { systemClock } from '../lambda/system-clock.ts'
import type { HttpEvent } from './http.ts'
import { newId } from '../lambda/identifiers.ts'
import { needsSecondFactor } from '../services/sign-in/second-factor.ts'
import { audit } from '../services/stores.ts'
import type { Inputs } from './parse-request.ts'
import { serve, type Reply } from './serve.ts'

type AdminContract = Contract & { readonly auth: 'admin' | 'super_admin' }

type AdminInput<C extends Contract, S extends Services> = Inputs<C> & {
  readonly actor: AdminActor
  readonly session: AdminSession
  readonly deps: Deps<S>
  readonly event: HttpEvent
}

interface Act {
  readonly actor: AdminActor
  readonly session: AdminSession
}

/**
 * The role is looked at before the request. Who does what to whom is written to the audit log first, or
 * nothing is done; how it went after it. `subjectOf` says whom it is about where no id in the path does.
 */
export function adminEndpoint<C extends AdminContract, S extends Services>(
  contract: C,
  services: S,
  run: (input: AdminInput<C, S>) => Promise<Reply<C>>,
  subjectOf: (inputs: Inputs<C>) => string | null = subjectInPath,
) {
  return serve<C, Act>(contract, {
    cookie: 'adm',
    identify: async (event) => {
      const {
        who: { admin, session },
        cookies = [],
      } = await adminCaller(event)
      return { who: { actor: { kind: 'admin', adminId: admin.id, role: admin.role }, session }, cookies }
    },
    admit: async ({ actor, session }, { event, requestId }) => {
      if (needsSecondFactor() && !session.hasSecondFactor && !WITHOUT_FACTOR.has(contract.id))
        throw new AppError('second_factor_missing')
      if (contract.auth !== 'super_admin' || actor.role === 'super_admin') return
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
    run: async ({ who, requestId, ...request }) => {
      const note = (outcome: AuditEntry['outcome'], code: string | null) =>
        record(contract, {
          adminId: who.actor.adminId,
          role: who.actor.role,
          subject: subjectOf(request),
          outcome,
          code,
          requestId,
        })
      return await recordAct(kindOf(contract), note, () =>
        run({ ...request, ...who, deps: depsOf(services) }),
      )
    },
  })
}

/** What sets a second factor up, and what ends the session. */
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
