import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks, type Webhook } from '#shared/contracts/webhooks.ts'
import { webhookGrants } from '../grants/background.ts'
import { grants } from '../grants/endpoints.ts'
import type { Grants } from '../grants/model.ts'

export type Route = Contract | Webhook

export const ROUTES: readonly Route[] = [
  ...Object.values<Contract>(contracts),
  ...Object.values<Webhook>(webhooks),
]

const ROWS: Readonly<Record<string, Grants>> = { ...grants, ...webhookGrants }
export const grantsOf = ({ id }: Route): Grants => ROWS[id] ?? { table: 'none' }
