import { type DocumentKind, type ResumeDocument, documentReader } from '#engine/documents'
import { refusalOf } from './refusal.ts'

/** The parent's message. Checking it with a schema would double the time that this process takes to start. */
interface Work {
  readonly bytes: Uint8Array
  readonly kind: DocumentKind
}

const KINDS: ReadonlySet<unknown> = new Set<DocumentKind>(['pdf', 'doc', 'docx', 'txt'])

const isWork = (message: unknown): message is Work =>
  typeof message === 'object' &&
  message !== null &&
  'bytes' in message &&
  message.bytes instanceof Uint8Array &&
  'kind' in message &&
  KINDS.has(message.kind)

// Reads one document and sends one answer; the parent ends this process. With `once`, the process could end by
// itself, and the parent notice that before it receives the answer.
process.on('message', (message) => {
  if (isWork(message)) void answer(message).then((result) => process.send?.(result))
})
process.send?.({ ready: true })

async function answer({
  bytes,
  kind,
}: Work): Promise<{ document: ResumeDocument } | { code: string; message: string }> {
  try {
    return { document: await documentReader().read(bytes, kind) }
  } catch (error) {
    const { code, message } = refusalOf(error)
    return { code, message }
  }
}
