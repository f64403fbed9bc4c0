import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam'
import type { Wildcard } from './nag-suppressions.ts'

/** One thing that a function may use: where it finds it and what it may do there, set together. */
export interface Binding {
  readonly environment: Readonly<Record<string, string>>
  readonly statements: readonly PolicyStatement[]
  readonly wildcards?: readonly Wildcard[]
}

type Conditions = NonNullable<PolicyStatementProps['conditions']>

export const allow = (
  actions: readonly string[],
  resources: readonly string[],
  conditions: Conditions = {},
): PolicyStatement => new PolicyStatement({ actions: [...actions], resources: [...resources], conditions })

/** A key that is used only through the service whose data it protects. */
export const allowKey = (
  actions: readonly string[],
  keyArn: string,
  service: string,
  region: string,
): PolicyStatement =>
  allow(actions, [keyArn], { StringEquals: { 'kms:ViaService': `${service}.${region}.amazonaws.com` } })
