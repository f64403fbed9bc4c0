import mammoth from 'mammoth'
import * as z from 'zod/mini'
import { AppError } from '#core/kernel/app-error.ts'
import { unpackDocx } from './docx-parts.ts'

// The part of mammoth's document tree that text is made of.
const Node = z.object({
  type: z.string(),
  value: z.optional(z.string()),
  children: z.optional(z.array(z.unknown())),
  numbering: z.nullish(z.object({ level: z.union([z.string(), z.number()]), isOrdered: z.boolean() })),
})
type Node = z.infer<typeof Node>

const childrenOf = (node: Node): readonly Node[] => (node.children ?? []).flatMap((child) => Node.safeParse(child).data ?? [])

function inline(node: Node): string {
  if (node.type === 'text') return node.value ?? ''
  if (node.type === 'tab') return '\t'
  if (node.type === 'break') return '\n'
  return childrenOf(node).map(inline).join('')
}

/** Lines of a block. A row whose cells are one line each is one line, for tables are used to set dates to the right. */
function block(node: Node): readonly string[] {
  if (node.type === 'paragraph') {
    const words = inline(node)
    const depth = node.numbering ? Number(node.numbering.level) : -1
    return words.trim() === '' ? [''] : depth < 0 ? words.split('\n') : [`${'  '.repeat(depth)}• ${words.trim().replaceAll('\n', ' ')}`]
  }
  if (node.type === 'tableRow') return row(childrenOf(node).map((cell) => blocks(cell)))
  return blocks(node)
}

const blocks = (node: Node): readonly string[] => childrenOf(node).flatMap(block)

function row(cells: readonly (readonly string[])[]): readonly string[] {
  const filled = cells.map((cell) => cell.filter((line) => line.trim() !== '')).filter((cell) => cell.length > 0)
  const long = filled.filter((cell) => cell.length > 1)
  if (long.length > 1) return filled.flatMap((cell) => ['', ...cell])
  return [filled.map((cell) => cell[0]).join('\t'), ...(long[0]?.slice(1) ?? [])]
}

/** Text of a Word document with its lines, bullets and tabs, page header first. Throws AppError resume_corrupt. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const { archive, headers } = unpackDocx(bytes)
  let lines: readonly string[] = []
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(archive) },
      {
        externalFileAccess: false,
        transformDocument: (root: unknown) => {
          lines = blocks(Node.parse(root))
          return root
        },
      },
    )
  } catch (error) {
    throw new AppError('resume_corrupt', { cause: error })
  }
  return [...new Set(headers.map(headerText)), lines.join('\n')].filter((part) => part.trim() !== '').join('\n\n')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** mammoth reads no page headers; paragraphs, tabs and text are all that is taken from them. */
function headerText(xml: string): string {
  const paragraphs = xml.split(/<\/w:p>/u).map((paragraph) =>
    [...paragraph.matchAll(/<w:tab\/>|<w:br\/>|<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)]
      .map((match) => match[1] ?? (match[0] === '<w:tab/>' ? '\t' : '\n'))
      .join('')
      .replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => ENTITIES[name] ?? ''),
  )
  return paragraphs.filter((line) => line.trim() !== '').join('\n')
}
