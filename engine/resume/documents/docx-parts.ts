import { strFromU8, strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate'
import { UnreadableDocument } from './unreadable.ts'

const LIMITS = { entries: 1_000, unpackedBytes: 50 * 1024 * 1024, ratio: 100 } as const

/** Parts with text, styles and numbering; pictures, fonts, macros and embedded files are never unpacked. */
const WANTED = /^(?:\[Content_Types\]\.xml|_rels\/[^/]+|word\/[^/]+\.xml|word\/_rels\/[^/]+)$/u

interface DocxParts {
  /** An uncompressed zip of the wanted parts only, so that its reader unpacks nothing else. */
  readonly archive: Uint8Array
  /** XML of the page headers, where many people put their name and address, and of the footers. */
  readonly headers: readonly string[]
  readonly footers: readonly string[]
}

/**
 * Unpacks a Word document. Size limits are checked in the zip directory before unpacking, and enforced during
 * unpacking by the size of the output buffers. Throws UnreadableDocument.
 */
export function unpackDocx(bytes: Uint8Array): DocxParts {
  try {
    checkLimits(bytes)
    const parts = unzipSync(bytes, { filter: ({ name }) => WANTED.test(name) })
    const texts = Object.entries(parts)
    // No Office program writes a DTD, which could define entities.
    if (texts.some(([, part]) => strFromU8(part).includes('<!DOCTYPE')))
      throw new UnreadableDocument('corrupt')
    const named = (pattern: RegExp) =>
      texts
        .filter(([name]) => pattern.test(name))
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([, part]) => strFromU8(withoutHidden(part)))
    return {
      archive: zipSync(Object.fromEntries(texts.map(([name, part]) => [name, withoutHidden(part)])), {
        level: 0,
      }),
      headers: named(/^word\/header\d*\.xml$/u),
      footers: named(/^word\/footer\d*\.xml$/u),
    }
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('corrupt', { cause: error })
  }
}

/** A run of text with its properties. */
const RUN = /<w:r(?: [^<>]*)?><w:rPr>((?:(?!<\/w:rPr>)[\s\S])*)<\/w:rPr>(?:(?!<w:r[ >])[\s\S])*?<\/w:r>/gu
const HIDDEN = /<w:(?:vanish|webHidden)(?:\/>| w:val="(?:true|1|on)"\/>)/u

/** Leaves out text that Word hides: notes of templates and words for machines. */
function withoutHidden(part: Uint8Array): Uint8Array {
  const xml = strFromU8(part)
  return xml.includes('<w:vanish') || xml.includes('<w:webHidden')
    ? strToU8(xml.replaceAll(RUN, (run, properties: string) => (HIDDEN.test(properties) ? '' : run)))
    : part
}

function checkLimits(bytes: Uint8Array): void {
  const entries: UnzipFileInfo[] = []
  unzipSync(bytes, {
    filter: (entry) => {
      entries.push(entry)
      if (entries.length > LIMITS.entries) throw new UnreadableDocument('corrupt')
      return false
    },
  })
  const unpacked = entries.reduce((sum, entry) => sum + entry.originalSize, 0)
  if (unpacked > LIMITS.unpackedBytes || unpacked > bytes.length * LIMITS.ratio)
    throw new UnreadableDocument('corrupt')
}
