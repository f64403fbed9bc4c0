import * as z from 'zod/mini'
import { absent, anyOf, exists, isNot, part } from '#platform/table/expressions.ts'
import { DAY } from '#platform/clock.ts'
import { NullableInstant, type Stored, StoredInstant, ttlOf } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { acquired, sweptAfter } from '#platform/table/leases.ts'
import type { Item, Table } from '#platform/table/table.ts'
import type { Lease } from '#functions/outreach/model.ts'
import { EXPORT_FORMATS } from '#shared/models/account/privacy.ts'

/** How long a written export can be downloaded. */
export const EXPORT_MS = DAY

const Part = z.object({ number: z.number(), tag: z.string() })

const DataExportItem = z.object({
  state: z.enum(['preparing', 'ready', 'failed']),
  format: z.enum(EXPORT_FORMATS),
  startedAt: StoredInstant,
  /** Records and bytes that are stored already. */
  records: z.number(),
  bytes: z.number(),
  /** Until when the file can be downloaded; null before it is whole. */
  until: NullableInstant,
  /** The upload in S3 and its stored parts, and where the next part goes on; null before the first. */
  upload: z.nullable(z.string()),
  parts: z.array(Part),
  place: z.nullable(z.object({ section: z.number(), after: z.nullable(z.string()), written: z.number() })),
  /** Attempts since the last stored part. */
  attempts: z.number(),
})

/** The one export of a user that is written to a file. */
export type WrittenExport = Stored<typeof DataExportItem>

export const writtenExportFromItem = (item: Item): WrittenExport => DataExportItem.parse(item)

const NOTHING_YET = { records: 0, bytes: 0, until: null, upload: null, parts: [], place: null, attempts: 0 }

/** Exports that are too large for one answer: at most one for each user, leased to one worker at a time. */
export const dataExportStore = (table: Table) => ({
  async find(userId: string): Promise<WrittenExport | null> {
    const item = await table.get(keys.dataExport(userId))
    return item && writtenExportFromItem(item)
  },

  /** Begins an export in place of an earlier one, unless one is being written. False if one is. */
  async begin(userId: string, format: WrittenExport['format'], now: Date, dueAt: Date): Promise<boolean> {
    const failed = await table.transact([
      part.update(keys.dataExport(userId), {
        set: {
          userId,
          state: 'preparing',
          format,
          startedAt: now,
          ...NOTHING_YET,
          leaseUntil: null,
          openPk: openShard(userId),
          openSk: dueAt,
        },
        remove: ['leaseToken', 'ttl'],
        when: anyOf(absent('state'), isNot('state', 'preparing')),
      }),
    ])
    return failed.length === 0
  },

  /** Acquires the work; null when there is none or another worker holds it. */
  async claim(userId: string, lease: Lease, now: Date): Promise<WrittenExport | null> {
    const taken = await table.update(keys.dataExport(userId), acquired(lease, 'preparing', now))
    return taken && writtenExportFromItem(taken)
  },

  /** Stores the upload that was begun for it. False as below. */
  async began(userId: string, { token }: Lease, upload: string): Promise<boolean> {
    const updated = await table.update(keys.dataExport(userId), {
      set: { upload },
      when: { leaseToken: token },
    })
    return updated !== null
  },

  /**
   * Stores how far the export is and extends the lease. False, like the functions below, when another worker
   * holds the work or the account is deleted: the caller has to stop at once.
   */
  async save(userId: string, { token, until }: Lease, done: Progress): Promise<boolean> {
    const updated = await table.update(keys.dataExport(userId), {
      set: { ...done, attempts: 0, leaseUntil: until },
      when: { leaseToken: token },
    })
    return updated !== null
  },

  /** Releases the work until the next message, which the sweeper repeats if it is lost. */
  async release(userId: string, { token }: Lease, now: Date): Promise<boolean> {
    const updated = await table.update(keys.dataExport(userId), {
      set: { leaseUntil: null, openSk: sweptAfter(now) },
      remove: ['leaseToken'],
      when: { leaseToken: token },
    })
    return updated !== null
  },

  async end(userId: string, { token }: Lease, end: { state: 'ready' | 'failed'; bytes: number }, now: Date) {
    const until = new Date(now.getTime() + EXPORT_MS)
    const updated = await table.update(keys.dataExport(userId), {
      set: {
        ...end,
        until: end.state === 'ready' ? until : null,
        upload: null,
        parts: [],
        place: null,
        leaseUntil: null,
        ttl: ttlOf(until),
      },
      remove: ['leaseToken', 'openPk', 'openSk'],
      when: [exists('pk'), { leaseToken: token }],
    })
    return updated !== null
  },
})

export type Progress = Pick<WrittenExport, 'records' | 'bytes' | 'upload' | 'parts' | 'place'>
