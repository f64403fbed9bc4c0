import { Buffer } from 'node:buffer'

/** An attribute value in DynamoDB's wire format: `{ S: 'text' }`. */
export type Value = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function bytesOfValue(value: object): number {
  const [type = '', held] = Object.entries(value)[0] ?? []
  if (type === 'S') return Buffer.byteLength(String(held))
  // One byte for every two digits, plus one.
  if (type === 'N') return Math.ceil(String(held).replace(/^-?0*/, '').length / 2) + 1
  if (type === 'B')
    return held instanceof Uint8Array ? held.length : Buffer.from(String(held), 'base64').length
  if (type === 'M' && isObject(held))
    return (
      3 +
      Object.entries(held).reduce(
        (sum, [name, inner]) =>
          sum + 1 + Buffer.byteLength(name) + (isObject(inner) ? bytesOfValue(inner) : 0),
        0,
      )
    )
  if (type === 'L' && Array.isArray(held))
    return 3 + held.reduce<number>((sum, inner) => sum + 1 + (isObject(inner) ? bytesOfValue(inner) : 0), 0)
  return 1
}

/**
 * Size of an item in bytes as DynamoDB counts it, attribute names included.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export const bytesOf = (item: Readonly<Record<string, object>>): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOfValue(value), 0)
