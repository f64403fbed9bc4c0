import * as z from 'zod/mini'
import { statementsOf, type Resource } from '../stack-templates.ts'
import type { Resolve } from './local-values.ts'

/** One action of a request, in IAM's terms. */
export interface Access {
  readonly action: string
  readonly resource: string
  /** Condition keys that the service sets for this request. */
  readonly context: Readonly<Record<string, readonly string[]>>
}

interface Condition {
  readonly operator: string
  readonly key: string
  readonly wanted: readonly string[]
}

export interface Allowed {
  readonly actions: readonly string[]
  readonly resources: readonly string[]
  readonly conditions: readonly Condition[]
}

const Conditions = z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {})

export const policyOf = (role: Resource, part: string, resolve: Resolve): readonly Allowed[] =>
  statementsOf(role).map(({ actions, resources, conditions }) => ({
    actions,
    resources: resources.map((resource) => resolve(resource, part)),
    conditions: Object.entries(Conditions.parse(conditions)).flatMap(([operator, keys]) =>
      Object.entries(keys).map(([key, values]) => ({
        operator,
        key,
        wanted: [values].flat().map((value) => resolve(value, part)),
      })),
    ),
  }))

const like = (pattern: string, value: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((literal) => literal.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.*')}$`,
  ).test(value)

/** The condition operators that the policies use; any other denies. */
function holds(operator: string, given: readonly string[], wanted: readonly string[]): boolean {
  if (operator === 'StringEquals') return given.length > 0 && given.every((value) => wanted.includes(value))
  if (operator === 'StringLike')
    return given.length > 0 && given.every((value) => wanted.some((pattern) => like(pattern, value)))
  if (operator === 'ForAllValues:StringLike')
    return given.every((value) => wanted.some((pattern) => like(pattern, value)))
  return false
}

/** Whether a statement allows this access. */
export const allows = (policy: readonly Allowed[], { action, resource, context }: Access): boolean =>
  policy.some(
    ({ actions, resources, conditions }) =>
      actions.includes(action) &&
      resources.some((pattern) => like(pattern, resource)) &&
      conditions.every(({ operator, key, wanted }) => holds(operator, context[key] ?? [], wanted)),
  )
