import { boundDocument } from '../layout/bounds.ts'
import type { ResumeDocument } from '../layout/document.ts'
import { decodeText } from '../layout/text/decode-text.ts'
import { plainDocument } from '../layout/text/plain-document.ts'
import { UnreadableDocument } from './unreadable.ts'

/** A document of the size of a large resume. Throws UnreadableDocument when it has no text. */
export function readable(read: ResumeDocument): ResumeDocument {
  const document = boundDocument(read)
  if (
    !document.lines.some(({ cells }) =>
      cells.some(({ runs }) => runs.some(({ text }) => /[\p{L}\p{N}]/u.test(text))),
    )
  )
    throw new UnreadableDocument('empty')
  return document
}

/** Reads a text file, which takes no parser and time in proportion to its size. Throws UnreadableDocument. */
export function readTextFile(bytes: Uint8Array): ResumeDocument {
  const text = decodeText(bytes)
  if (text === null) throw new UnreadableDocument('corrupt')
  return readable(plainDocument(text))
}
