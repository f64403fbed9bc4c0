import * as z from 'zod/mini'
import { keysOf } from '#shared/keys-of.ts'

export interface RoleEntry {
  readonly label: string
  /** Titles that belong to the role, most senior first; shown as examples and used to rank people. */
  readonly examples: readonly string[]
}

export const TARGET_ROLES = {
  ceo: { label: 'C-Suite & Executive Leadership', examples: ['CEO', 'COO', 'Founder', 'President'] },
  engineering: {
    label: 'Engineering',
    examples: ['VP Engineering', 'Head of Engineering', 'Engineering Manager'],
  },
  finance: { label: 'Finance', examples: ['CFO', 'Finance Director', 'Head of Finance'] },
  hr: {
    label: 'Human Resources',
    examples: ['Chief People Officer', 'HR Director', 'Talent Acquisition Manager'],
  },
  it: { label: 'Information Technology', examples: ['CIO', 'IT Director', 'Head of IT'] },
  logistics: {
    label: 'Supply Chain',
    examples: ['VP Supply Chain', 'Logistics Director', 'Logistics Manager'],
  },
  marketing: { label: 'Marketing', examples: ['CMO', 'Marketing Director', 'Head of Marketing'] },
  operations: { label: 'Operations', examples: ['COO', 'Operations Director', 'Operations Manager'] },
  buyer: {
    label: 'Procurement',
    examples: ['Chief Procurement Officer', 'Procurement Director', 'Purchasing Manager'],
  },
  sales: { label: 'Sales', examples: ['VP Sales', 'Sales Director', 'Head of Sales'] },
} as const satisfies Record<string, RoleEntry>

export const TargetRole = z.enum(keysOf(TARGET_ROLES))
export type TargetRole = z.infer<typeof TargetRole>
