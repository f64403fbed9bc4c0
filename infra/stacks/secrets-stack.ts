import type { Key } from 'aws-cdk-lib/aws-kms'
import { Secret, type ISecret, type SecretProps } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { suppressNags } from '#infra/constructs/nag-suppressions.ts'
import { removalOf, stageKey, StageStack } from '../constructs/stage-stack.ts'
import { prefixOf } from '../stage-names.ts'
import { backupRegionOf, type StageContext } from '../context.ts'
import type { SecretName } from '../grants/model.ts'
import { plannedSecrets, type Planned } from '../stage-secrets.ts'

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
    this.secrets = new Map(
      plannedSecrets(context).map((plan) => [
        plan.name,
        plan.name === 'hmac' ? this.#hmac(plan) : this.#secret(plan),
      ]),
    )
  }

  /** It cannot be issued again, and without it a restored backup could not be compared with the deletions. */
  #hmac(plan: Planned): ISecret {
    const { hmacSecretArn } = this.context
    return hmacSecretArn === undefined
      ? this.#secret(plan, { replicaRegions: [{ region: backupRegionOf(this.context) }] })
      : Secret.fromSecretCompleteArn(this, 'Hmac', hmacSecretArn)
  }

  #secret({ name, description, key, beside = {}, why }: Planned, more: SecretProps = {}): ISecret {
    const secret = new Secret(this, `${name[0]?.toUpperCase()}${name.slice(1)}`, {
      secretName: `${prefixOf(this.context)}/${name}`,
      description,
      encryptionKey: this.key,
      generateSecretString: {
        secretStringTemplate: JSON.stringify(beside),
        generateStringKey: key,
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: removalOf(this.context),
      ...more,
    })
    suppressNags(secret, { SMG4: why })
    // Fixes the order of the exports, which CDK would otherwise change from one synthesis to the next.
    this.exportValue(secret.secretArn)
    return secret
  }
}
