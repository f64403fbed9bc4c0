import { Stack, Validations } from 'aws-cdk-lib'
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import type { IConstruct } from 'constructs'

/** Suppresses findings of the AwsSolutions rules, each with a reason, by the rule's short name. */
export function suppressNags(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  const found = Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason }))
  if (found.length > 0) Validations.of(construct).acknowledge(...found)
}

/** A resource that a policy names by a pattern, and why an exact name is not possible. */
export interface Wildcard {
  readonly resource: string
  readonly reason: string
}

/**
 * Suppresses findings about a role's wildcards. A finding's id contains the resource as written in the
 * template, which is only known once references between stacks are resolved, so this runs at validation.
 */
export function suppressWildcardNags(role: IConstruct, wildcards: readonly Wildcard[]): void {
  role.node.addValidation({
    validate: () => {
      for (const { resource, reason } of wildcards) {
        const name = flattenCfnReference(Stack.of(role).resolve(resource))
        suppressNags(role, { [`IAM5[Resource::${name}]`]: reason })
      }
      return []
    },
  })
}
