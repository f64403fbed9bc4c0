import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as z from 'zod/mini'

const Packed = z.instanceof(Uint8Array)
/** Quality 6 of 11: the highest takes ten times as long and saves another twentieth. */
const PARAMS = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

/** Compresses a value as JSON, because writes and storage are charged by size. */
export const pack = (value: unknown): Uint8Array => brotliCompressSync(JSON.stringify(value), PARAMS)

export const unpack = (packed: unknown): unknown =>
  JSON.parse(brotliDecompressSync(Packed.parse(packed)).toString('utf8'))
