import { keysOf } from '#shared/keys-of.ts'

interface ServicePart {
  readonly name: string
  /** `one`: it works while one of its components is up; `all`: only while all are. */
  readonly needs: 'one' | 'all'
  /** Whether nobody can use the product without it. */
  readonly essential: boolean
  /** What users notice while it is down. */
  readonly down: string
}

/** What users do with the service: the rows of the monitoring page. */
export const SERVICE_PARTS = {
  data: {
    name: 'Data and files',
    needs: 'all',
    essential: true,
    down: 'Nobody can read or save anything.',
  },
  sign_in: { name: 'Sign-in', needs: 'all', essential: true, down: 'Nobody can sign in.' },
  sources: {
    name: 'Job sources',
    needs: 'one',
    essential: true,
    down: 'No postings are found, so runs end with nothing.',
  },
  contacts: {
    name: 'Contacts',
    needs: 'one',
    essential: true,
    down: 'Hardly anyone to write to is found, so most runs end with nothing.',
  },
  letters: {
    name: 'Letters',
    needs: 'all',
    essential: false,
    down: 'Letters are plain until the model answers again.',
  },
  gmail: {
    name: 'Gmail',
    needs: 'all',
    essential: true,
    down: 'No draft is saved. Letters wait until Gmail answers again.',
  },
  runs: {
    name: 'Runs and drafts',
    needs: 'all',
    essential: true,
    down: 'No run starts and no draft is made.',
  },
  payments: {
    name: 'Payments',
    needs: 'all',
    essential: false,
    down: 'Nobody can subscribe or change a plan.',
  },
  mail: { name: 'Mail to users', needs: 'all', essential: false, down: 'Users get no mail from us.' },
  upkeep: {
    name: 'Background work',
    needs: 'all',
    essential: false,
    down: 'Exports, deletions and linked accounts wait.',
  },
} as const satisfies Record<string, ServicePart>

export const SERVICE_PART_IDS = keysOf(SERVICE_PARTS)
export type ServicePartId = keyof typeof SERVICE_PARTS
