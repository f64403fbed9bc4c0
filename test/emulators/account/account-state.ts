interface Version {
  readonly id: string
  readonly value: string
}

interface Stack {
  readonly status: string
  readonly outputs: Readonly<Record<string, string>>
  readonly parameters?: Readonly<Record<string, string>>
  readonly changedAt?: Date
}

/** What the account holds. A test reads and sets it. */
export interface AccountState {
  readonly account: string
  /** Whose credentials these are, after the account's number. */
  who: string
  /** Regions that are not enabled. */
  readonly closed: Set<string>
  /** Stacks by `region/name`. */
  readonly stacks: Map<string, Stack>
  /** What happened to resources of stacks, oldest first. */
  readonly events: { stack: string; type: string; id: string; status: string; at: Date }[]
  readonly quota: { value: number; readonly requests: string[] }
  readonly backups: Map<string, Record<string, unknown>>
  /** The versions of each secret, oldest first. */
  readonly secrets: Map<string, Version[]>
  readonly mail: { open: boolean; requests: number; review: string; website: string }
  /** Senders, and whether each is verified. */
  readonly identities: Map<string, boolean>
  readonly subscriptions: { topic: string; region: string; endpoint: string; confirmed: boolean }[]
  /** The tags of each alarm, how often it was set off, and whether it rings. */
  readonly alarms: Map<string, { readonly tags: Map<string, string>; setOff: number; rings?: boolean }>
}

export const accountState = (): AccountState => ({
  account: '123456789012',
  who: 'assumed-role/Administrator/operator',
  closed: new Set(),
  stacks: new Map(),
  events: [],
  quota: { value: 10, requests: [] },
  backups: new Map(),
  secrets: new Map(),
  mail: { open: false, requests: 0, review: 'PENDING', website: '' },
  identities: new Map(),
  subscriptions: [],
  alarms: new Map(),
})
