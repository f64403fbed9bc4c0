import { AppError } from '../app-error.ts'
import { logger } from '../log/logger.ts'
import type { AuditEntry } from '#functions/admin/model.ts'

type Note = (outcome: AuditEntry['outcome'], code: string | null) => Promise<void>

/**
 * On record before it is done (or nothing is), and after it how it went; of reads only a refusal. Throws what
 * `work` throws.
 */
export async function recordAct<T>(kind: AuditEntry['kind'], note: Note, work: () => Promise<T>): Promise<T> {
  await note('begun', null)
  const result = await work().catch(async (error: unknown) => {
    await note('refused', error instanceof AppError ? error.code : 'internal')
    throw error
  })
  if (kind === 'act')
    // What is done is done: the record of its beginning stands.
    await note('done', null).catch((error: unknown) => logger.error({ err: error }, 'audit record missing'))
  return result
}
