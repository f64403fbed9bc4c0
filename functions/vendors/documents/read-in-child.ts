import * as z from 'zod/mini'
import { AppError } from '#platform/app-error.ts'
import { DocumentKind, type ResumeDocument } from '#functions/resume/layout/document.ts'
import { documentReader } from './document-reader.ts'

const Work = z.object({
  bytes: z.instanceof(Uint8Array),
  kind: DocumentKind,
  timeoutMs: z.number(),
})

// Reads one document and sends one answer; the parent ends this process. With `once`, the process could end by
// itself, and the parent notice that before it receives the answer.
process.on('message', (message: unknown) => {
  void answer(message).then((result) => process.send?.(result))
})
process.send?.({ ready: true })

async function answer(
  message: unknown,
): Promise<{ document: ResumeDocument } | { code: string; message: string }> {
  try {
    const { bytes, kind, timeoutMs } = Work.parse(message)
    return { document: await documentReader({ timeoutMs }).read(bytes, kind) }
  } catch (error) {
    const refusal = error instanceof AppError ? error : new AppError('resume_corrupt')
    return { code: refusal.code, message: refusal.message }
  }
}
