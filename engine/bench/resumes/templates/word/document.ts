import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx'

const RIGHT = 9_000
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const BORDERLESS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
} as const

export const plain = (text: string): Paragraph => new Paragraph({ text })
export const bold = (text: string, size = 22): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, bold: true, size })] })
export const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
/** A heading only by its looks, without a heading style. */
export const boldHeading = (text: string): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text: text.toUpperCase(), bold: true })],
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '444444' } },
  })
export const bullet = (text: string): Paragraph =>
  new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } })

/** Two texts in a line, the second right-aligned with a tab. */
export const tabbed = (left: string, right: string, isBold = false): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
    children: [new TextRun({ children: [left, new Tab(), right], bold: isBold })],
  })

/** A table without borders; widths in percent. */
export const columns = (
  widths: readonly number[],
  rows: readonly (readonly (readonly FileChild[])[])[],
): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => width * 90),
    borders: BORDERLESS,
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                width: { size: widths[index] ?? 0, type: WidthType.PERCENTAGE },
                children: children.flatMap((child) =>
                  child instanceof Paragraph || child instanceof Table ? [child] : [],
                ),
              }),
          ),
        }),
    ),
  })

/** The Word file; `header` is printed above every page. */
export async function wordFile(
  children: readonly FileChild[],
  header: readonly Paragraph[] = [],
): Promise<Uint8Array> {
  const document = new Document({
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        ...(header.length === 0
          ? {}
          : {
              headers: { default: new Header({ children: header }) },
              footers: {
                default: new Footer({
                  children: [
                    new Paragraph({ children: [new TextRun({ children: ['Page ', PageNumber.CURRENT] })] }),
                  ],
                }),
              },
            }),
        children,
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
