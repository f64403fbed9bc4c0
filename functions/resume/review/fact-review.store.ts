import { profileFromItem } from '#functions/account/account.item.ts'
import { configurationFromItem } from '#functions/configuration/configuration.item.ts'
import { resumeFromItem } from '../resume.item.ts'
import { reviewFromItem, reviewToItem } from './fact-review.item.ts'
import type { FactReview } from '#engine/values/fact-review.ts'
import { runFromItem } from '#functions/runs/run.item.ts'
import { absent } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'

/** Reviews in the table, one item for each user, saved with optimistic locking. */
export const factReviewStore = (table: Table) => ({
  /** Reads all that decides about the facts in one round trip; null when the account is gone. */
  async context(userId: string) {
    const [[profile, configuration, review], [latest, previous], [run]] = await Promise.all([
      table.getMany([keys.profile(userId), keys.configuration(userId), keys.factReview(userId)]),
      ownedItems(table, userId, 'RESUME#', { newest: 2 }),
      ownedItems(table, userId, 'RUN#', { newest: 1 }),
    ])
    if (!profile) return null
    return {
      account: profileFromItem(profile),
      configuration: configuration ? configurationFromItem(configuration) : null,
      review: reviewFromItem(review ?? null),
      latest: latest ? resumeFromItem(latest) : null,
      /** The upload before the latest. */
      previous: previous ? resumeFromItem(previous) : null,
      /** The letters that the latest run held back, in outline. */
      heldBack: run ? runFromItem(run).heldBack : [],
    }
  },
  /** Returns false when the stored version is not the expected one; 0 expects that none is stored. */
  async save(userId: string, review: FactReview, expectedVersion: number) {
    return await table.put(
      reviewToItem(userId, review),
      expectedVersion === 0 ? absent('pk') : { version: expectedVersion },
    )
  },
})

export type FactReviewStore = ReturnType<typeof factReviewStore>

/** Everything that decides about the facts of a resume. */
export type FactContext = NonNullable<Awaited<ReturnType<FactReviewStore['context']>>>
