import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { AppError } from '#core/kernel/app-error.ts'
import { documentReader } from './document-reader.ts'

const Work = z.object({ bytes: z.instanceof(Uint8Array), kind: z.enum(['pdf', 'doc', 'docx', 'txt']), timeoutMs: z.number() })

const { bytes, kind, timeoutMs } = Work.parse(workerData)
try {
  parentPort?.postMessage({ text: await documentReader({ timeoutMs }).read(bytes, kind) })
} catch (error) {
  const refusal = error instanceof AppError ? error : new AppError('resume_corrupt')
  parentPort?.postMessage({ code: refusal.code, message: refusal.message })
}
