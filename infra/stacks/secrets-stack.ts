import type { Key } from 'aws-cdk-lib/aws-kms'
import { Secret, type ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { suppressNags } from '#infra/constructs/nag-suppressions.ts'
import { prefixOf, removalOf, stageKey, StageStack } from '../constructs/stage-stack.ts'
import { backupRegionOf, type StageContext } from '../context.ts'
import type { SecretName } from '../grants/model.ts'
import { usedSources } from '../posting-sources.ts'

interface Planned {
  readonly name: SecretName
  readonly description: string
  /** The variable whose value is made up at the start: for good where it is ours, else to be replaced. */
  readonly key: string
  readonly beside?: Readonly<Record<string, string>>
  readonly why: string
}

const BY_VENDOR =
  'The vendor issues the key and has no way to rotate it from here; a person replaces it, and the functions read the new one when they start anew.'

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
    why: 'The vendor issues it; a person replaces it, and the user pool takes the new one with a deployment.',
  },
  { name: 'hunter', description: 'Key of the Hunter account', key: 'HUNTER_API_KEY', why: BY_VENDOR },
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
    why: 'The vendor makes the secret and rolls it; a person puts the new one beside the old one, and the function reads both within a minute.',
  },
  {
    name: 'hmac',
    description: 'Key of the fingerprints of people who were written to',
    key: 'RECIPIENT_HMAC_KEY',
    why: 'With another key the service would not know any more who was written to and who objected.',
  },
  {
    name: 'origin',
    description: 'What the edge shows to the API',
    key: 'ORIGIN_SECRET',
    why: 'The edge takes a new value only with a deployment, so it is changed with one, the old value staying good meanwhile.',
  },
]

const ofPostings = ({ postingSources }: StageContext): readonly Planned[] =>
  usedSources(postingSources).flatMap(({ vendor: { id, secret } }) =>
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

/** Keys of vendors and our own, empty of meaning: values are put in by hand and are in no template. */
export class SecretsStack extends StageStack {
  readonly key: Key
  readonly secrets: ReadonlyMap<SecretName, ISecret>

  constructor(scope: Construct, context: StageContext) {
    super(scope, 'secrets', { context, stateful: true, description: 'Secrets of the stage and their key' })
    this.key = stageKey(this, 'Key', 'secrets', 'Secrets')
    const planned = [
      ...PLANNED.filter(({ name }) => name !== 'openai' || context.writer === 'openai'),
      ...ofPostings(context),
    ]
    this.secrets = new Map(planned.map((plan) => [plan.name, this.#secret(plan, context)]))
    // In our order: left to itself CDK exports them in the order of its internal numbers, which is another
    // each time.
    for (const secret of this.secrets.values()) this.exportValue(secret.secretArn)
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
      // No vendor could give it anew: without it nobody could say whom a backup must not bring back.
      ...(name === 'hmac' ? { replicaRegions: [{ region: backupRegionOf(context) }] } : {}),
    })
    suppressNags(secret, { SMG4: why })
    return secret
  }
}
