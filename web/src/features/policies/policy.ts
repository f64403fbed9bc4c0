import type { ReactNode } from 'react'

export interface PolicySection {
  /** Part of the address, so it stays when the title changes. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

export interface Policy {
  readonly title: string
  readonly updated: string
  /** What a reader in a hurry has to know. */
  readonly inShort: readonly string[]
  readonly sections: readonly PolicySection[]
}
