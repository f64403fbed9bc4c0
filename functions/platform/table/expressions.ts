import { storedItem, storedValue } from './instant.ts'
import type { Key } from './keys.ts'

interface Aliases {
  readonly name: (path: string | readonly string[]) => string
  readonly value: (value: unknown) => string
}

type Check = (alias: Aliases) => string

/** A condition on an item: attributes with these values, a check, or a list of which all must hold. */
export type Condition = Readonly<Record<string, unknown>> | Check | readonly Condition[]

/** `set` skips undefined values, `initial` sets absent attributes; a path lists names, outermost first. */
export interface Change {
  readonly set?: Readonly<Record<string, unknown>>
  readonly initial?: Readonly<Record<string, unknown>>
  readonly append?: Readonly<Record<string, readonly unknown[]>>
  readonly add?: Readonly<Record<string, number>>
  readonly remove?: readonly (string | readonly string[])[]
  readonly when?: Condition
}

const compared =
  (sign: string) =>
  (name: string, value: unknown): Check =>
  (alias) =>
    `${alias.name(name)} ${sign} ${alias.value(value)}`

const equals = compared('=')
export const isNot = compared('<>')
export const below = compared('<')
export const atMost = compared('<=')
export const above = compared('>')
export const atLeast = compared('>=')

export const exists =
  (name: string): Check =>
  (alias) =>
    `attribute_exists(${alias.name(name)})`

export const absent =
  (name: string): Check =>
  (alias) =>
    `attribute_not_exists(${alias.name(name)})`

export const isIn =
  (name: string, values: readonly unknown[]): Check =>
  (alias) =>
    `${alias.name(name)} IN (${values.map((value) => alias.value(value)).join(', ')})`

export const beginsWith =
  (name: string, prefix: string): Check =>
  (alias) =>
    `begins_with(${alias.name(name)}, ${alias.value(prefix)})`

/** From the first to the last value, both included. */
export const between =
  (name: string, [first, last]: readonly [string, string]): Check =>
  (alias) =>
    `${alias.name(name)} BETWEEN ${alias.value(first)} AND ${alias.value(last)}`

/** The list or text does not contain the value. */
export const lacks =
  (name: string, value: unknown): Check =>
  (alias) =>
    `NOT contains(${alias.name(name)}, ${alias.value(value)})`

export const anyOf =
  (...conditions: readonly Condition[]): Check =>
  (alias) =>
    `(${conditions.map((condition) => rendered(condition, alias)).join(' OR ')})`

const isList = (condition: Condition): condition is readonly Condition[] => Array.isArray(condition)

function rendered(condition: Condition, alias: Aliases): string {
  if (typeof condition === 'function') return condition(alias)
  const all = isList(condition)
    ? condition.map((one) => rendered(one, alias))
    : Object.entries(condition).map(([name, value]) => equals(name, value)(alias))
  return all.filter((one) => one !== '').join(' AND ')
}

/** Replaces every name and value by an alias, because names may be DynamoDB's reserved words. */
function aliased<T extends object>(write: (alias: Aliases) => T) {
  const names = new Map<string, string>()
  const values: Record<string, unknown> = {}
  const nameOf = (name: string) => {
    const alias = names.get(name) ?? `#${names.size}`
    names.set(name, alias)
    return alias
  }
  const expressions = write({
    name: (path) => [path].flat().map(nameOf).join('.'),
    value: (value) => {
      const alias = `:${Object.keys(values).length}`
      values[alias] = storedValue(value)
      return alias
    },
  })
  return {
    ...expressions,
    ...(names.size > 0 && {
      ExpressionAttributeNames: Object.fromEntries([...names].map(([name, alias]) => [alias, name])),
    }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}

const conditionWith = (when: Condition | undefined, alias: Aliases) => ({
  ConditionExpression: (when && rendered(when, alias)) || undefined,
})

export const conditionOf = (when: Condition | undefined) => aliased((alias) => conditionWith(when, alias))

export const changeOf = ({ set = {}, initial = {}, append = {}, add = {}, remove = [], when }: Change) =>
  aliased(({ name, value }) => {
    const ifAbsent = (key: string, to: unknown) => `if_not_exists(${name(key)}, ${value(to)})`
    const clauses = {
      SET: [
        ...Object.entries(set).flatMap(([key, to]) =>
          to === undefined ? [] : [`${name(key)} = ${value(to)}`],
        ),
        ...Object.entries(initial).map(([key, to]) => `${name(key)} = ${ifAbsent(key, to)}`),
        ...Object.entries(append).map(
          ([key, more]) => `${name(key)} = list_append(${ifAbsent(key, [])}, ${value(more)})`,
        ),
      ],
      ADD: Object.entries(add).map(([key, by]) => `${name(key)} ${value(by)}`),
      REMOVE: remove.map(name),
    }
    return {
      UpdateExpression: Object.entries(clauses)
        .flatMap(([word, parts]) => (parts.length === 0 ? [] : [`${word} ${parts.join(', ')}`]))
        .join(' '),
      ...conditionWith(when, { name, value }),
    }
  })

/** The items to read: those of a partition, by their keys, a filter, and the attributes that are needed. */
export interface Selection {
  readonly keys: Condition
  readonly filter?: Condition
  readonly only?: readonly string[]
}

export const selectionOf = ({ keys, filter, only }: Selection) =>
  aliased(({ name, value }) => ({
    // No key attribute is a reserved word, and access tests read the partition from the expression.
    KeyConditionExpression: rendered(keys, { name: String, value }),
    FilterExpression: filter && rendered(filter, { name, value }),
    ProjectionExpression: only?.map(name).join(', '),
  }))

const keyOf = ({ pk, sk }: Key) => ({ pk, sk })

export const part = {
  put: (item: Record<string, unknown>, when?: Condition) => ({
    Put: { Item: storedItem(item), ...conditionOf(when) },
  }),
  update: (key: Key, change: Change) => ({ Update: { Key: keyOf(key), ...changeOf(change) } }),
  remove: (key: Key, when?: Condition) => ({ Delete: { Key: keyOf(key), ...conditionOf(when) } }),
  check: (key: Key, when: Condition) => ({ ConditionCheck: { Key: keyOf(key), ...conditionOf(when) } }),
}

export interface TransactionPart {
  readonly Put?: ReturnType<typeof part.put>['Put'] | undefined
  readonly Update?: ReturnType<typeof part.update>['Update'] | undefined
  readonly Delete?: ReturnType<typeof part.remove>['Delete'] | undefined
  readonly ConditionCheck?: ReturnType<typeof part.check>['ConditionCheck'] | undefined
}
