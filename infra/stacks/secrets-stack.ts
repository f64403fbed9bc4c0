import type { Key } from 'aws-cdk-lib/aws-kms'
import { Secret, type ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { suppressNags } from '#infra/constructs/nag-suppressions.ts'
import { prefixOf, removalOf, stageKey, StageStack } from '../constructs/stage-stack.ts'
import { backupRegionOf, type StageContext } from '../context.ts'
import type { SecretName } from '../grants/model.ts'
import { contactVendorOf } from '#vendors/contact-vendors.ts'
import { usedSources } from '../posting-sources.ts'

interface Planned {
  readonly name: SecretName
  readonly description: string
  /** The variable that gets a generated value: the final one if the secret is ours, else a placeholder. */
  readonly key: string
  readonly beside?: Readonly<Record<string, string>>
  readonly why: string
}

const BY_VENDOR =
  'The vendor issues the key and it cannot be rotated from here; a person replaces it, and functions read the new one when they restart.'

const PLANNED: readonly Planned[] = [
  {
    name: 'google',
    description: 'Client secret of the Google OAuth client of the mailboxes',
    key: 'GOOGLE_CLIENT_SECRET',
    why: BY_VENDOR,
  },
  {
    name: 'signin',
    description: 'Client secret of the Google OAuth client of the sign-in',
    key: 'GOOGLE_CLIENT_SECRET',
    why: 'The vendor issues it; a person replaces it, and a deployment passes the new one to the user pool.',
  },
  { name: 'openai', description: 'Key of the writing model', key: 'OPENAI_API_KEY', why: BY_VENDOR },
  {
    name: 'stripe',
    description: 'Secret key of the Stripe account',
    key: 'STRIPE_SECRET_KEY',
    why: BY_VENDOR,
  },
  {
    name: 'webhook',
    description: "Signing secrets of the payment provider's webhook endpoint, one or two with a comma",
    key: 'STRIPE_WEBHOOK_SECRETS',
    why: 'The vendor issues and rolls the secret; a person adds the new one beside the old one, and the function reads both within a minute.',
  },
  {
    name: 'hmac',
    description: 'Key of the fingerprints of people who were written to',
    key: 'RECIPIENT_HMAC_KEY',
    why: 'With another key the service would no longer know who was written to and who objected.',
  },
  {
    name: 'origin',
    description: 'What the edge shows to the API',
    key: 'ORIGIN_SECRET',
    why: 'The edge only gets a new value with a deployment, so it is changed with one, and the old value stays valid meanwhile.',
  },
]

/** The secrets of the stage's vendors of contacts and postings. */
const ofSources = ({ contactVendor, postingSources }: StageContext): readonly Planned[] =>
  [contactVendorOf(contactVendor), ...usedSources(postingSources).map(({ vendor }) => vendor)].flatMap(
    ({ id, secret }) =>
      secret === null
        ? []
        : [
            {
              name: id,
              description: secret.description,
              key: secret.key,
              beside: Object.fromEntries(secret.beside.map((variable) => [variable, 'unset'])),
              why: BY_VENDOR,
            },
          ],
  )

/** Throws Error for a secret that the stage does not have. */
export function secretOf(secrets: ReadonlyMap<SecretName, ISecret>, name: SecretName): ISecret {
  const secret = secrets.get(name)
  if (secret === undefined) throw new Error(`The stage has no secret ${name}.`)
  return secret
}

/** Vendors' keys and our own, created with placeholder values: the real ones are set by hand, in no template. */
export class SecretsStack extends StageStack {
  readonly key: Key
  readonly secrets: ReadonlyMap<SecretName, ISecret>

  constructor(scope: Construct, context: StageContext) {
    super(scope, 'secrets', { context, stateful: true, description: 'Secrets of the stage and their key' })
    this.key = stageKey(this, 'Key', 'secrets', 'Secrets')
    const planned = [
      ...PLANNED.filter(({ name }) => name !== 'openai' || context.writer === 'openai'),
      ...ofSources(context),
    ]
    const { hmacSecretArn } = context
    this.secrets = new Map(
      planned.map((plan) => [
        plan.name,
        plan.name === 'hmac' && hmacSecretArn !== undefined
          ? Secret.fromSecretCompleteArn(this, 'Hmac', hmacSecretArn)
          : this.#secret(plan, context),
      ]),
    )
    // Fixes the order of the exports, which CDK would otherwise change from one synthesis to the next.
    for (const [name, secret] of this.secrets)
      if (name !== 'hmac' || hmacSecretArn === undefined) this.exportValue(secret.secretArn)
  }

  #secret({ name, description, key, beside = {}, why }: Planned, context: StageContext): ISecret {
    const secret = new Secret(this, `${name[0]?.toUpperCase()}${name.slice(1)}`, {
      secretName: `${prefixOf(context)}/${name}`,
      description,
      encryptionKey: this.key,
      generateSecretString: {
        secretStringTemplate: JSON.stringify(beside),
        generateStringKey: key,
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: removalOf(context),
      // It cannot be issued again, and without it a restored backup could not be compared with the deletions.
      ...(name === 'hmac' ? { replicaRegions: [{ region: backupRegionOf(context) }] } : {}),
    })
    suppressNags(secret, { SMG4: why })
    return secret
  }
}
