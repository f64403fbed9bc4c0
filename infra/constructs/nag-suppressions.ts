import { Stack, Validations } from 'aws-cdk-lib'
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import type { IConstruct } from 'constructs'

/** Findings of the AwsSolutions rules that stand for a reason, by the rule's short name. */
export function suppressNags(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  const found = Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason }))
  if (found.length > 0) Validations.of(construct).acknowledge(...found)
}

/** A resource that a policy names by a pattern, and why no exact name will do. */
export interface Wildcard {
  readonly resource: string
  readonly reason: string
}

/**
 * Acknowledges wildcards of a role. A finding is named after the resource as it stands in the template, which
 * is known only once the references between stacks are, so this waits for the tree's validation.
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
