import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Spot } from '#functions/monitoring/visits/report.ts'

/** Browsers say what release and file they have, so neither may lead anywhere else in the bucket. */
const RELEASE = /^[\w.-]{1,60}$/
const FILE = /^\/assets\/[\w.-]{1,100}\.js$/

/** Where our folders begin in a path as the build wrote it. */
const OURS = /^.*?(?=(?:web\/src|shared|engine|node_modules)\/)/

/** Source maps of the site by release, as a deployment stored them. */
export const sourceMaps = ({ client, bucket }: { readonly client: S3Client; readonly bucket: string }) => ({
  /**
   * Finds places of built files in the source. Resolves with a function that answers null for a place without
   * one; rejects when a map cannot be read.
   */
  async of(release: string, file: string): Promise<((spot: Spot) => Spot | null) | null> {
    if (!RELEASE.test(release) || !FILE.test(file)) return null
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: `${release}${file}.map` }))
    const map = new TraceMap((await Body?.transformToString()) ?? '')
    return ({ line, column }) => {
      // Browsers count columns from 1, maps from 0.
      const {
        source,
        line: row,
        column: at,
      } = originalPositionFor(map, { line, column: Math.max(0, column - 1) })
      return source === null ? null : { file: source.replace(OURS, ''), line: row, column: at + 1 }
    }
  },
})
