import { getDocumentProxy } from 'unpdf'
import * as z from 'zod/mini'
import type { ResumeDocument } from '../../layout/document.ts'
import { cleanRun } from '../../layout/text/clean-run.ts'
import { drawnBullets } from './drawn-bullets.ts'
import type { Glyphs, Page } from './glyphs.ts'
import { hyphenRestorer } from './hyphens.ts'
import { raiseLabels } from './ruled-labels.ts'
import { spacedWords } from './spaced-words.ts'
import { toLines } from './lines.ts'
import { UnreadableDocument } from '../unreadable.ts'

/** No resume is longer; further pages are not read. */
const MAX_PAGES = 30
/** Pieces of text per page; a dense page that places every letter separately has half as many. */
const MAX_PIECES = 10_000
/** A document with fewer letters than this is a scan or empty. */
const MIN_LETTERS = 40
/** A page with more drawing operators than this is not blank. */
const BLANK_OPERATORS = 8
/** Minimum size in points; smaller text is meant for machines. */
const MIN_SIZE = 2.5

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Reads lines with positions and looks. Throws UnreadableDocument. */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  const pdf = await open(bytes)
  try {
    const pages: Page[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1)
      pages.push(await readPage(pdf, number))
    const letters = pages
      .flatMap(({ glyphs }) => glyphs)
      .reduce((sum, { text }) => sum + text.replaceAll(/[^\p{L}\p{N}]/gu, '').length, 0)
    if (letters < MIN_LETTERS) throw new UnreadableDocument((await isDrawnOn(pdf)) ? 'scanned' : 'empty')
    return { lines: toLines(pages), wrapped: true }
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('corrupt', { cause: error })
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // pdf.js takes ownership of the buffer, so it gets a copy.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, enableXfa: false, maxImageSize: 1 })
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableDocument(locked ? 'encrypted' : 'corrupt', { cause: error })
  }
}

async function readPage(pdf: Pdf, number: number): Promise<Page> {
  const page = await pdf.getPage(number)
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const content = await page.getTextContent()
  const operators = await page.getOperatorList()
  const restore = hyphenRestorer(operators)
  const spaced = spacedWords(operators, (id) => fontAt(page, id)?.fontMatrix?.[0] ?? 0.001)
  const fontOf = fontNames(page)
  // A narrow space between words comes as a piece of its own, and its gap is too small to tell.
  let isSpaced = false
  const glyphs = content.items.slice(0, MAX_PIECES).flatMap((item): readonly Glyphs[] => {
    if (!('str' in item) || item.str.trim() === '') {
      isSpaced = 'str' in item && item.str !== '' && item.width > 0
      return []
    }
    const lead = isSpaced ? ' ' : ''
    isSpaced = false
    const drawn = restore(SPACED.test(item.str) ? wordsIn(item.str, spaced) : item.str)
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
    const size = Math.round(Math.hypot(c, d) * 10) / 10
    const upright = Math.abs(b) < Math.abs(a) * 0.2
    const onPage = x >= left - 5 && x <= right && y >= bottom - 5 && y <= top + 5
    if (!upright || !onPage || size < MIN_SIZE) return []
    const font = fontOf(item.fontName)
    const text = lead + cleanRun(drawn)
    const isPicture = PICTURES.test(font) && !/^\s*[•◦▪●○■□–-]\s*$/u.test(text)
    if (isPicture || text.trim() === '') return []
    const look = { look: `${font} ${size}`, bold: BOLD.test(font), italic: ITALIC.test(font), size }
    return [{ ...look, text, x: x - left, y: y - bottom, width: item.width }]
  })
  page.cleanup()
  const bullets = drawnBullets(operators, glyphs, [left, bottom])
  return { number, width: right - left, height: top - bottom, glyphs: [...bullets, ...raiseLabels(glyphs)] }
}

/** "W R E N A B E R N A T H Y", as pdf.js gives letter-spaced text. */
const SPACED = /^\s*\S{1,3}(?: \S{1,3})+\s*$|^\P{Ll}*\p{Lu}{2}\P{Ll}*$/u

const wordsIn = (text: string, spaced: ReadonlyMap<string, string>): string =>
  spaced.get(text.normalize('NFKC').replaceAll(/\s/gu, '')) ?? text

const BOLD = /bold|black|heavy|semib|demi|medi(?!terran)|CMBX|SFBX|-B$|,B/iu
/** Icon fonts: a phone, an envelope. */
const PICTURES =
  /awesome|icons?(?:$|[^a-z])|wingding|webding|dingbat|marvosym|symbola|glyphter|pictogram|fontello|academicons|ionicon/iu
const ITALIC = /ital|obli|CMTI|SFTI|CMSL|SFSL|-It$|-I$/iu

/** Every run stores the name of its font, so names are cut to this length. */
const MAX_NAME = 100

/** Looks up the real names of fonts, which pdf.js knows once the operator list was read. */
function fontNames(page: PdfPage): (id: string) => string {
  const known = new Map<string, string>()
  const nameOf = (id: string): string =>
    fontAt(page, id)
      ?.name.slice(0, MAX_NAME)
      .replace(/^[A-Z]{6}\+/u, '') ?? id
  return (id) => {
    const name = known.get(id) ?? nameOf(id)
    known.set(id, name)
    return name
  }
}

const Font = z.object({ name: z.string(), fontMatrix: z.nullish(z.array(z.number())) })

const fontAt = ({ commonObjs }: PdfPage, id: string): z.infer<typeof Font> | undefined =>
  Font.safeParse(commonObjs.has(id) ? commonObjs.get(id) : null).data

async function isDrawnOn(pdf: Pdf): Promise<boolean> {
  const operators = await (await pdf.getPage(1)).getOperatorList()
  return operators.fnArray.length > BLANK_OPERATORS
}
