import type { IdPrefix } from '#shared/models/wire-types.ts'

/** Makes a prefixed ULID: time-ordered, and the prefix names its type. */
export type NewId = (prefix: IdPrefix) => string

export type RandomBytes = (count: number) => Uint8Array
