import type { PendingAuthorization } from './session.store.ts'

export type { PendingAuthorization }

/** The identity in the provider's verified ID token. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** The purpose of an authorization at a provider. */
export type Intent = PendingAuthorization['intent']
