import { encodeTime } from 'ulid'
import { keys } from './keys.ts'

const idAt = (at: number): string => `out_${encodeTime(Math.max(0, at), 10)}`

/** Bounds of the sort keys of entries made from one instant up to another, milliseconds: their ids hold their time in the first ten characters. */
export const entriesBetween = (from: number, until: number) => ({ ':first': keys.entry('', idAt(from)).sk, ':end': keys.entry('', idAt(until)).sk })

/** The same for what the letters were written from. */
export const materialsBetween = (from: number, until: number) => ({ ':first': keys.material('', idAt(from)).sk, ':end': keys.material('', idAt(until)).sk })
