import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { AppError } from '#core/kernel/app-error.ts'
import type { DocumentReader } from '#core/resume/model.ts'
import { tooSlow } from './too-slow.ts'

const Answer = z.union([
  z.object({ text: z.string() }),
  z.object({ code: z.enum(['resume_encrypted', 'resume_corrupt', 'resume_scanned', 'resume_empty']), message: z.string() }),
])

export interface IsolationOptions {
  /** Where the worker's code lies; a bundle passes its own. */
  readonly workerUrl?: URL
  readonly timeoutMs?: number
  readonly memoryMb?: number
}

/**
 * Reads each document in a thread of its own without environment variables, ended after 10 s or at 512 MB. A document that hangs or
 * bursts an engine costs its own upload and nothing else.
 */
export function isolatedDocumentReader(options: IsolationOptions = {}): DocumentReader {
  const { workerUrl = new URL('./read-in-worker.ts', import.meta.url), timeoutMs = 10_000, memoryMb = 512 } = options
  return {
    async read(bytes, kind) {
      const worker = new Worker(workerUrl, { workerData: { bytes, kind, timeoutMs }, env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const timer = setTimeout(() => reject(tooSlow()), timeoutMs)
      worker.once('message', (message: unknown) => {
        const answer = Answer.safeParse(message)
        if (!answer.success) reject(new AppError('resume_corrupt'))
        else if ('text' in answer.data) resolve(answer.data.text)
        else reject(new AppError(answer.data.code, { message: answer.data.message }))
      })
      worker.once('error', (cause) => reject(new AppError('resume_corrupt', { cause })))
      worker.once('exit', () => reject(new AppError('resume_corrupt')))
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        await worker.terminate()
      }
    },
  }
}
