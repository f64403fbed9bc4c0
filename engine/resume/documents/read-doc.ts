import WordExtractor from 'word-extractor'
import type { ResumeDocument } from '../layout/document.ts'
import { plainDocument } from '../layout/text/plain-document.ts'
import { UnreadableDocument } from './unreadable.ts'

const SECTOR = 512
const ENCRYPTED = 0x01

/** [MS-DOC] 2.5.2: the FIB begins with A5EC, and bit 8 of the word at offset 10 is set when encrypted. */
function isEncrypted(file: Buffer): boolean {
  for (let at = SECTOR; at + 12 <= file.length; at += SECTOR) {
    if (file.readUInt16LE(at) === 0xa5ec) return (file.readUInt8(at + 11) & ENCRYPTED) !== 0
  }
  return false
}

/** Page headers come first, text boxes last. Throws UnreadableDocument. */
export async function readDoc(bytes: Uint8Array): Promise<ResumeDocument> {
  const file = Buffer.from(bytes)
  if (isEncrypted(file)) throw new UnreadableDocument('encrypted')
  try {
    const found = await new WordExtractor().extract(file)
    const header = found.getHeaders({ includeFooters: false })
    const parts = [header, found.getBody(), found.getTextboxes({ includeHeadersAndFooters: false })]
    return plainDocument(parts.filter((part) => part.trim() !== '').join('\n\n'), false)
  } catch (error) {
    throw new UnreadableDocument('corrupt', { cause: error })
  }
}
