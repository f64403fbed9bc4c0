import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { subjectOf } from '#emulators/google/mailbox-state.ts'
import { jsonState } from '#emulators/kit/state.ts'

/** Plan of a sample account: `expired` is a trial that is over, `none` a user who has not chosen yet. */
export const SamplePlan = z.enum(['trial', ...PlanId.options, 'expired', 'none'])
export type SamplePlan = z.infer<typeof SamplePlan>

const Account = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  plan: SamplePlan,
  note: z.string(),
})
/** A sample account and the plan that the stage gives it at the first sign-in. */
export type SampleAccount = Readonly<z.infer<typeof Account>>

const Stored = z.extend(Account, {
  /** Whether the pool has a record of this user: from a sign-in until the pool deletes it. */
  inPool: z._default(z.boolean(), false),
  /** Google's `sub`; unchanged when the address changes. */
  subject: z.string(),
  signedIn: z.boolean(),
})
export type StoredAccount = z.infer<typeof Stored>

const State = z.object({
  jwk: z.record(z.string(), z.unknown()),
  cookieKey: z.string(),
  accounts: z.array(Stored),
})

/** Only addresses on reserved domains (RFC 2606 and 6761). */
const RESERVED = /^[^\s@<>"',;]+@([a-z0-9-]+\.)*([a-z0-9-]+\.(example|test|invalid)|example\.(com|org|net))$/i

export const NewAccount = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254),
      z.regex(RESERVED, 'Use an address on a reserved domain, such as name@mail.example.'),
    ),
  firstName: z.string().check(z.trim(), z.minLength(1, 'Enter a first name.'), z.maxLength(80)),
  lastName: z.string().check(z.trim(), z.minLength(1, 'Enter a last name.'), z.maxLength(80)),
  plan: SamplePlan,
})

export type AccountState = Awaited<ReturnType<typeof accountState>>

/** `namesHaveCase`: the pool compares user names case-sensitively, as a pool does by default. */
export async function accountState(
  path: string | undefined,
  samples: readonly SampleAccount[],
  namesHaveCase: boolean,
) {
  const fresh = await generateKeyPair('RS256', { extractable: true })
  const jwk = {
    ...(await exportJWK(fresh.privateKey)),
    kid: randomBytes(12).toString('base64url'),
    alg: 'RS256',
    use: 'sig',
  }
  const state = jsonState(path, State, () => ({
    jwk,
    cookieKey: randomBytes(24).toString('base64url'),
    accounts: [],
  }))
  const { accounts } = state.value
  const userNameOf = ({ subject }: StoredAccount) => `${namesHaveCase ? 'Google' : 'google'}_${subject}`
  const add = (account: SampleAccount): StoredAccount => {
    const stored = {
      ...account,
      email: account.email.toLowerCase(),
      subject: subjectOf(account.email),
      signedIn: false,
      inPool: false,
    }
    accounts.push(stored)
    return stored
  }
  for (const sample of samples)
    if (!accounts.some((known) => known.email === sample.email.toLowerCase())) add(sample)
  state.save()
  return {
    jwk: state.value.jwk,
    cookieKey: state.value.cookieKey,
    all: (): readonly StoredAccount[] => accounts,
    byEmail: (email: string) => accounts.find((account) => account.email === email.toLowerCase()),
    bySub: (sub: string) => accounts.find((account) => cognitoSub(account.subject) === sub),
    add(account: SampleAccount): StoredAccount {
      const stored = add(account)
      state.save()
      return stored
    },
    markSignedIn(account: StoredAccount): void {
      account.signedIn = true
      account.inPool = true
      state.save()
    },
    /** Whether the pool has a record of the user with this address. */
    isInPool: (email: string): boolean =>
      accounts.some((account) => account.email === email.toLowerCase() && account.inPool),
    userNameOf,
    /** False when there is no such user. */
    deleteFromPool(username: string): boolean {
      const name = namesHaveCase ? username : username.toLowerCase()
      const account = accounts.find((each) => each.inPool && userNameOf(each) === name)
      if (account === undefined) return false
      account.inPool = false
      state.save()
      return true
    },
    /** Changes an account's address, as a user can at Google. */
    changeEmail(from: string, to: string): void {
      const account = accounts.find((known) => known.email === from.toLowerCase())
      if (account !== undefined) account.email = to.toLowerCase()
      state.save()
    },
  }
}

/** Cognito's own subject, a UUID; always the same for one Google account. */
export function cognitoSub(subject: string): string {
  const hex = createHash('sha256').update(`cognito:${subject}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Claims of an ID token beyond the standard ones, as a pool with mapped Google attributes issues them. */
export function claimsOf(account: StoredAccount, userName: string) {
  return {
    sub: cognitoSub(account.subject),
    token_use: 'id',
    'cognito:username': userName,
    'cognito:groups': ['google'],
    identities: [
      {
        userId: account.subject,
        providerName: 'Google',
        providerType: 'Google',
        issuer: null,
        primary: 'true',
        dateCreated: '1763700000000',
      },
    ],
    email: account.email,
    email_verified: true,
    given_name: account.firstName,
    family_name: account.lastName,
  }
}
