import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'
import { layOutText } from '#engine/test/inside.ts'
import { documentReader } from '#engine/documents'
import { isolatedDocumentReader } from './isolated-document-reader.ts'

const doc = (): Buffer =>
  readFileSync(new URL('../../../engine/test/fixtures/nurse-manager.doc', import.meta.url))

test('a separate process reads the same as this one', async () => {
  expect(await isolatedDocumentReader().read(doc(), 'doc')).toEqual(await documentReader().read(doc(), 'doc'))
})

test('errors keep their code', async () => {
  await expect(isolatedDocumentReader().read(new Uint8Array([0x20]), 'txt')).rejects.toMatchObject({
    code: 'resume_empty',
  })
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
  const text = new TextEncoder().encode('Priya Raman, analyst')
  expect(
    await isolatedDocumentReader({
      childUrl: new URL('../../../test/harness/vendors/documents/late-child.ts', import.meta.url),
      timeoutMs: 1_000,
    }).read(text, 'txt'),
  ).toEqual({ lines: [], wrapped: true })
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

test('documents are read four at a time, and a failed one makes room for the next', async () => {
  const reader = isolatedDocumentReader()
  const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  // Such as the browser of files before this one.
  const others = children()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, children() - others)
  }, 1)
  const texts = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, index) =>
        await reader
          .read(Buffer.from(index % 2 === 0 ? 'A resume' : ' '), 'txt')
          .then((document) => layOutText(document).text)
          .catch((error: unknown) => Object(error).code),
    ),
  )
  clearInterval(watch)
  expect([most, texts]).toEqual([
    4,
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'A resume' : 'resume_empty')),
  ])
})
