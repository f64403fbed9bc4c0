import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'
import { layOutText } from '#engine/test/inside.ts'
import { documentReader } from '#engine/documents'
import { atNight } from '#engine/test/at-night.ts'
import { isolatedDocumentReader } from './isolated-document-reader.ts'

const doc = (): Buffer =>
  readFileSync(new URL('../../../engine/test/fixtures/nurse-manager.doc', import.meta.url))

test('a separate process reads the same as this one', async () => {
  expect(await isolatedDocumentReader().read(doc(), 'doc')).toEqual(await documentReader().read(doc(), 'doc'))
})

test('reading a document with circular sectors is aborted, and this process survives', async () => {
  const circular = doc()
  const sectorSize = 1 << circular.readInt16LE(30)
  const table = (circular.readInt32LE(76) + 1) * sectorSize
  const first = circular.readInt32LE(48)
  const second = (first + 1) % 8
  circular.writeInt32LE(second, table + first * 4)
  circular.writeInt32LE(first, table + second * 4)
  await expect(
    isolatedDocumentReader({ timeoutMs: 1_500, memoryMb: 128 }).read(circular, 'doc'),
  ).rejects.toMatchObject({ code: 'resume_corrupt' })
})

test('a reader that a document took over finds no credentials, writes no file and starts no program', async () => {
  const childUrl = new URL('../../../test/harness/vendors/documents/nosy-child.ts', import.meta.url)
  expect(layOutText(await isolatedDocumentReader({ childUrl }).read(doc(), 'doc')).text.split('\n')).toEqual([
    'environment: 0',
    "its parent's environment: refused",
    'a file of the machine: refused',
    'a file of its own: refused',
    'a program: refused',
    'code made of text: refused',
  ])
})

test('a process that does not start in time is no error of the document', async () => {
  const reader = isolatedDocumentReader({ childUrl: new URL('./no-such-child.ts', import.meta.url) })
  for (const broken of [reader, isolatedDocumentReader({ startMs: 1 })]) {
    await expect(broken.read(doc(), 'doc')).rejects.toThrow('The process that reads documents did not start.')
  }
})

test('the time limit of a document begins when the process receives it', async () => {
  expect(
    await isolatedDocumentReader({
      childUrl: new URL('../../../test/harness/vendors/documents/late-child.ts', import.meta.url),
      timeoutMs: 1_000,
    }).read(doc(), 'doc'),
  ).toEqual({ lines: [], wrapped: true })
})

test('a text file is read without another process, and refused with the same codes', async () => {
  const reader = isolatedDocumentReader({ childUrl: new URL('./no-such-child.ts', import.meta.url) })
  const read = async (text: string) =>
    await reader
      .read(Buffer.from(text), 'txt')
      .then((document) => layOutText(document).text)
      .catch((error: unknown) => Object(error).code)
  expect([await read('A resume'), await read(' '), await read('\u0000')]).toEqual([
    'A resume',
    'resume_empty',
    'resume_corrupt',
  ])
})

test('a PDF and a Word document are read the same in both', async () => {
  for (const [bytes, kind] of [
    [
      await makePdf('Priya Raman\nAnalyst at Northwind, 2019 to 2024, who writes reports for hospitals'),
      'pdf',
    ],
    [
      await makeDocx('Priya Raman\nAnalyst at Northwind, 2019 to 2024, who writes reports for hospitals'),
      'docx',
    ],
  ] as const) {
    expect(await isolatedDocumentReader().read(bytes, kind)).toEqual(await documentReader().read(bytes, kind))
  }
})

test('documents are read four at a time, and a failed one keeps its code and makes room for the next', async () => {
  // Each is a process. By day the fifth of five waits for one of four that fail.
  const isRead = Array.from({ length: atNight ? 10 : 5 }, (_, index) =>
    atNight ? index % 2 === 0 : index === 4,
  )
  const reader = isolatedDocumentReader()
  const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  // Such as the browser of files before this one.
  const others = children()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, children() - others)
  }, 1)
  const [resume, empty] = [await makeDocx('A resume'), await makeDocx(' ')]
  const texts = await Promise.all(
    isRead.map(
      async (read) =>
        await reader
          .read(read ? resume : empty, 'docx')
          .then((document) => layOutText(document).text)
          .catch((error: unknown) => Object(error).code),
    ),
  )
  clearInterval(watch)
  expect([most, texts]).toEqual([4, isRead.map((read) => (read ? 'A resume' : 'resume_empty'))])
})
