import PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>

export interface Style {
  readonly bold?: boolean
  readonly size?: number
  readonly color?: string
}

const A4_HEIGHT = 841.89
const MARGIN = 50

/** A column on a page: text continues below what was set last. */
export interface Column {
  /** Sets a paragraph word by word; `right` is right-aligned on its first line. */
  readonly paragraph: (
    text: string,
    style?: Style & { readonly indent?: number; readonly mark?: string; readonly right?: string },
  ) => void
  readonly gap: (points: number) => void
}

/** A PDF whose words are placed one by one, as many generators do: it contains no spaces and no ligatures. */
export async function draw(
  fill: (column: (x: number, width: number, top?: number) => Column) => void,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    autoFirstPage: true,
    info: { Producer: 'made', Creator: 'made', CreationDate: new Date('2024-01-01T00:00:00Z') },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => document.on('end', () => resolve()))
  fill((x, width, top = MARGIN) => columnOf(document, x, width, top))
  document.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

function columnOf(document: Doc, x: number, width: number, top: number): Column {
  let page = 0
  let y = top
  const newLine = (height: number) => {
    if (y + height <= A4_HEIGHT - MARGIN) return
    page += 1
    if (page >= document.bufferedPageRange().count) document.addPage()
    document.switchToPage(page)
    y = MARGIN
  }
  return {
    gap: (points) => {
      y += points
    },
    paragraph(text, { bold = false, size = 10, color = '#111', indent = 0, mark = '', right = '' } = {}) {
      const height = size * 1.35
      document.switchToPage(page)
      newLine(height)
      document
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .fillColor(color)
      const put = (word: string, at: number) => document.text(word, at, y, { lineBreak: false })
      if (mark !== '') put(mark, x + indent - size)
      const end = x + width
      if (right !== '')
        words(right).reduce((at, word) => {
          put(word, at)
          return at + document.widthOfString(`${word} `)
        }, end - document.widthOfString(right))
      let at = x + indent
      for (const word of words(text)) {
        if (at > x + indent && at + document.widthOfString(word) > end) {
          y += height
          newLine(height)
          at = x + indent
        }
        put(word, at)
        at += document.widthOfString(`${word} `)
      }
      y += height
    },
  }
}

const words = (text: string) => text.split(' ').filter((word) => word !== '')
