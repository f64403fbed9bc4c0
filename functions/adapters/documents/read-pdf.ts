import { getDocumentProxy } from 'unpdf'
import { AppError } from '#core/kernel/app-error.ts'
import { tooSlow } from './too-slow.ts'
import { layOut, type Page, type Run } from './pdf-layout.ts'

/** No resume is longer; what follows is not read. */
const MAX_PAGES = 30
/** Fewer letters than this on all pages together: a picture with a page number, say. */
const ALMOST_NO_TEXT = 40
/** A page that draws more than this has something on it. */
const DRAWN = 8
/** Points. Smaller letters are there for machines. */
const SMALLEST = 2.5

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Text of a PDF in reading order, lines as lines. Throws AppError resume_encrypted, resume_scanned, resume_empty or resume_corrupt. */
export async function readPdf(bytes: Uint8Array, deadline: number): Promise<string> {
  const pdf = await open(bytes)
  try {
    const pages: Page[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      if (Date.now() > deadline) throw tooSlow()
      pages.push(await readPage(pdf, number))
    }
    const text = layOut(pages)
    if (text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < ALMOST_NO_TEXT) throw new AppError((await isDrawnOn(pdf)) ? 'resume_scanned' : 'resume_empty')
    return text
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('resume_corrupt', { cause: error })
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // The engine takes the buffer over: it gets a copy.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, enableXfa: false, maxImageSize: 1 })
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new AppError(locked ? 'resume_encrypted' : 'resume_corrupt', { cause: error })
  }
}

async function readPage(pdf: Pdf, number: number): Promise<Page> {
  const page = await pdf.getPage(number)
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const content = await page.getTextContent()
  const runs = content.items.flatMap((item): readonly Run[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
    const size = Math.hypot(c, d)
    const upright = Math.abs(b) < Math.abs(a) * 0.2
    const onPage = x >= left - 5 && x <= right && y >= bottom - 5 && y <= top + 5
    return upright && onPage && size >= SMALLEST ? [{ text: item.str, x: x - left, y: y - bottom, width: item.width, size }] : []
  })
  page.cleanup()
  return { width: right - left, height: top - bottom, runs }
}

async function isDrawnOn(pdf: Pdf): Promise<boolean> {
  const operators = await (await pdf.getPage(1)).getOperatorList()
  return operators.fnArray.length > DRAWN
}
