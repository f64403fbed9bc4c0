import { contactVendorOf } from '#vendors/contact-vendors.ts'
import type { StageContext } from './context.ts'
import type { SecretName } from './grants/model.ts'
import { usedMailboxes } from './registered-vendors.ts'
import { usedSources } from './posting-sources.ts'

/** A secret of a stage, which the stack creates with placeholder values. */
export interface Planned {
  readonly name: SecretName
  readonly description: string
  /** The variable that gets a generated value: the final one if the secret is ours, else a placeholder. */
  readonly key: string
  readonly beside?: Readonly<Record<string, string>>
  readonly why: string
  /** The vendor issues it, and a person enters it; the others are made by the stage itself. */
  readonly issued: boolean
}

const BY_VENDOR =
  'The vendor issues the key and it cannot be rotated from here; a person replaces it, and functions read the new one within a minute.'

const PLANNED: readonly Planned[] = [
  {
    name: 'signin',
    description: 'Client secret of the Google OAuth client of the sign-in',
    key: 'GOOGLE_CLIENT_SECRET',
    why: 'The vendor issues it; a person replaces it, and a deployment passes the new one to the user pool.',
    issued: true,
  },
  {
    name: 'openai',
    description: 'Key of the writing model',
    key: 'OPENAI_API_KEY',
    why: BY_VENDOR,
    issued: true,
  },
  {
    name: 'stripe',
    description: 'Secret key of the Stripe account',
    key: 'STRIPE_SECRET_KEY',
    why: BY_VENDOR,
    issued: true,
  },
  {
    name: 'webhook',
    description: "Signing secrets of the payment provider's webhook endpoint, one or two with a comma",
    key: 'STRIPE_WEBHOOK_SECRETS',
    why: 'The vendor issues and rolls the secret; a person adds the new one beside the old one, and the function reads both within a minute.',
    issued: false,
  },
  {
    name: 'hmac',
    description: 'Key of the fingerprints of people who were written to',
    key: 'RECIPIENT_HMAC_KEY',
    why: 'With another key the service would no longer know who was written to and who objected.',
    issued: false,
  },
  {
    name: 'origin',
    description: 'What the edge shows to the API',
    key: 'ORIGIN_SECRET',
    why: 'The edge only gets a new value with a deployment, so it is changed with one, and the old value stays valid meanwhile.',
    issued: false,
  },
]

/** The secrets of the stage's vendors of mailboxes, contacts and postings. */
const ofVendors = (context: StageContext): readonly Planned[] =>
  [
    ...usedMailboxes(context).map(({ vendor }) => vendor),
    contactVendorOf(context.contactVendor),
    ...usedSources(context.postingSources).map(({ vendor }) => vendor),
  ].flatMap(({ id, secret }) =>
    secret === null
      ? []
      : [
          {
            name: id,
            description: secret.description,
            key: secret.key,
            beside: Object.fromEntries(secret.beside.map((variable) => [variable, 'unset'])),
            why: BY_VENDOR,
            issued: true,
          },
        ],
  )

/** The secrets that a stage has with these settings. */
export const plannedSecrets = (context: StageContext): readonly Planned[] => [
  ...ofVendors(context),
  ...PLANNED.filter(({ name }) => name !== 'openai' || context.writer === 'openai'),
]
