import { Stack } from 'aws-cdk-lib'
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { StageContext } from '#infra/context.ts'
import type { Grants } from '#infra/grants/model.ts'
import type { Wildcard } from '../nag-suppressions.ts'
import type { StageResources } from '../stage-resources.ts'

/** A resource that a function may use: the environment variables and the permissions, set together. */
export interface Binding {
  readonly environment?: Readonly<Record<string, string>>
  readonly statements?: readonly PolicyStatement[]
  readonly wildcards?: readonly Wildcard[]
}

/** The function to bind, with everything that its grants may refer to. */
export interface Bound {
  readonly scope: Construct
  readonly grants: Grants
  readonly resources: StageResources
  readonly context: StageContext
}

/** Turns a grant into a binding. */
export type Bind<Grant extends keyof Grants> = (use: NonNullable<Grants[Grant]>, bound: Bound) => Binding

type Conditions = NonNullable<PolicyStatementProps['conditions']>

export const allow = (
  actions: readonly string[],
  resources: readonly string[],
  conditions: Conditions = {},
): PolicyStatement => new PolicyStatement({ actions: [...actions], resources: [...resources], conditions })

/** Allows a key to be used only through the service whose data it encrypts. */
export const allowKey = (
  actions: readonly string[],
  keyArn: string,
  service: string,
  scope: Construct,
): PolicyStatement =>
  allow(actions, [keyArn], {
    StringEquals: { 'kms:ViaService': `${service}.${Stack.of(scope).region}.amazonaws.com` },
  })
