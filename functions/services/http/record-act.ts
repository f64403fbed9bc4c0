import { AppError } from '#platform/app-error.ts'
import { logger } from '#platform/log/logger.ts'
import type { AuditEntry } from '#functions/admin/model.ts'

type Note = (outcome: AuditEntry['outcome'], code: string | null) => Promise<void>

/**
 * Records that the act begins (if that fails, nothing is done), then its outcome; for a read only a refusal.
 * Throws what `work` throws.
 */
export async function recordAct<T>(kind: AuditEntry['kind'], note: Note, work: () => Promise<T>): Promise<T> {
  await note('begun', null)
  const result = await work().catch(async (error: unknown) => {
    await note('refused', error instanceof AppError ? error.code : 'internal')
    throw error
  })
  if (kind === 'act')
    // The act is done and its beginning on record, so a failure here is only logged.
    await note('done', null).catch((error: unknown) => logger.error({ err: error }, 'audit record missing'))
  return result
}
