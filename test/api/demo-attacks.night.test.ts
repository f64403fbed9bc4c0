import { createServer } from 'node:http'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'
import { brokenFile } from '#engine/test/fixtures/broken-file.ts'
import { INJECTIONS } from '#engine/test/letters/hostile.ts'
import { OBEYED } from '#engine/test/letters/hostile-places.ts'
import { DELETIONS, EXPORTS } from '#dev/aws/s3.ts'
import { localAccess } from '#dev/local-access.ts'
import { printed } from '#harness/printed.ts'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { wholeTable } from '#harness/whole-table.ts'
import { DemoResult } from '#shared/models/visitors/demo.ts'
import { Problem } from '#shared/models/wire-types.ts'
import { SAMPLE_POSTING } from '#shared/sample/posting.ts'
import { SAMPLE_RESUME } from '#shared/sample/resume.ts'

const stage = await testStage({ workers: null, settings: { WRITER: 'bedrock', LOG_LEVEL: 'trace' } })
const { title, company, description } = SAMPLE_POSTING
const POSTING = { title, company, description }
const bytes = (text: string) => new TextEncoder().encode(text)
const MAYA = uploadOf('maya.txt', bytes(SAMPLE_RESUME))

/** What hostile files and texts point at. */
const fetched: string[] = []
const bait = createServer((request, response) => {
  fetched.push(request.url ?? '')
  response.end()
})
await new Promise<void>((resolve) => {
  bait.listen(0, '127.0.0.1', resolve)
})
afterAll(() => bait.close())
const address = bait.address()
const BAIT = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

interface Attack {
  readonly name: string
  readonly resume: object
  readonly posting: object
}

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relationships = (target: string, mode = '') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"${mode}/></Relationships>`
const document = (body: string, head = '') =>
  `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${body}</w:t></w:r></w:p></w:body></w:document>`
const word = (parts: Record<string, string | Uint8Array>) =>
  zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(relationships('word/document.xml')),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  })

/** Files made by hand, each with the codes that may refuse it; `read` where it is harmless. */
async function madeByHand(): Promise<readonly (readonly [name: string, upload: object])[]> {
  const teacher = await makePdf(new TextDecoder().decode(fixture('teacher.txt')), { password: 'secret' })
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  return [
    ['a zip bomb', uploadOf('bomb.docx', word({ 'word/document.xml': document('a'.repeat(60_000_000)) }))],
    [
      'a macro',
      uploadOf('macro.docx', word({ 'word/document.xml': document('Maya'), 'word/vbaProject.bin': ole })),
    ],
    [
      'a document somewhere else',
      uploadOf(
        'elsewhere.docx',
        word({
          'word/document.xml': document('Maya'),
          'word/_rels/document.xml.rels': relationships(`${BAIT}/template.dotm`, ' TargetMode="External"'),
        }),
      ),
    ],
    [
      'an entity from somewhere else',
      uploadOf(
        'entity.docx',
        word({
          'word/document.xml': document(
            '&canary;',
            `<!DOCTYPE w:document [<!ENTITY canary SYSTEM "${BAIT}/entity"><!ENTITY passwd SYSTEM "file:///etc/passwd">]>`,
          ),
        }),
      ),
    ],
    [
      'a billion laughs',
      uploadOf(
        'laughs.docx',
        word({
          'word/document.xml': document(
            '&h;',
            `<!DOCTYPE d [<!ENTITY a "ha">${'bcdefgh'
              .split('')
              .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`)
              .join('')}]>`,
          ),
        }),
      ),
    ],
    ['a path out of the folder', uploadOf('out.docx', word({ '../../../tmp/canary': 'canary' }))],
    ['a password in a PDF', uploadOf('locked.pdf', teacher)],
    [
      'a password in Word',
      uploadOf('locked.docx', Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')])),
    ],
    [
      'a PDF that opens an address',
      uploadOf(
        'open.pdf',
        bytes(
          `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/URI/URI(${BAIT}/open)>>>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>`,
        ),
      ),
    ],
    [
      'a PDF with a script',
      uploadOf(
        'script.pdf',
        bytes(
          '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>',
        ),
      ),
    ],
    [
      'a PDF that is a zip file too',
      uploadOf(
        'both.pdf',
        Buffer.concat([bytes('%PDF-1.7\n'), word({ 'word/document.xml': document('M') })]),
      ),
    ],
    ['a web page', uploadOf('page.txt', bytes(`<!DOCTYPE html><img src="${BAIT}/pixel">`))],
    ['a program', uploadOf('run.txt', bytes('MZ\u0000\u0001canary'))],
    ['two million tabs', uploadOf('tabs.txt', bytes('a\t'.repeat(1_900_000)))],
    ['a name that is a path', uploadOf('../../etc/passwd.txt', bytes(SAMPLE_RESUME))],
    ['no data URL', { ...MAYA, storageUrl: `${BAIT}/resume.txt` }],
    ['a file of the machine', { ...MAYA, storageUrl: 'file:///etc/passwd' }],
    ['half a character', { ...MAYA, originalFileName: '\ud800.txt' }],
    ['a field too many', { ...MAYA, userId: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
    ['too large', uploadOf('large.txt', new Uint8Array(4_194_305).fill(65))],
  ]
}

async function attacks(): Promise<readonly Attack[]> {
  const wholes = [
    ['pdf', await makePdf(SAMPLE_RESUME), 35],
    ['docx', await makeDocx(SAMPLE_RESUME), 35],
    ['txt', bytes(SAMPLE_RESUME), 20],
    ['doc', fixture('nurse-manager.doc'), 10],
  ] as const
  const broken = wholes.flatMap(([kind, whole, count]) =>
    Array.from({ length: count }, (_, seed) => ({
      name: `broken ${kind} ${seed}`,
      resume: uploadOf(`broken.${kind}`, brokenFile(whole, seed)),
      posting: POSTING,
    })),
  )
  const files = (await madeByHand()).map(([name, resume]) => ({ name, resume, posting: POSTING }))
  const places = [
    (text: string) => ({ resume: MAYA, posting: { ...POSTING, title: text } }),
    (text: string) => ({ resume: MAYA, posting: { ...POSTING, company: text } }),
    (text: string) => ({
      resume: MAYA,
      posting: {
        ...POSTING,
        description: description.replace('What you bring', `- ${text}\n${BAIT}/${text}`),
      },
    }),
    (text: string) => ({
      resume: uploadOf('cv.txt', bytes(SAMPLE_RESUME.replace('- Split', `- ${text}\n- Split`))),
      posting: POSTING,
    }),
  ]
  const texts = INJECTIONS.flatMap((text, index) =>
    places
      .filter((_, place) => (index + place) % places.length < 2)
      .map((place) => ({ name: text, ...place(text.slice(0, 190)) })),
  )
  return [...broken, ...files, ...texts]
}

const REFUSALS = new Set([
  'invalid_request',
  'resume_too_large',
  'resume_type_unsupported',
  'resume_type_mismatch',
  'resume_empty',
  'resume_encrypted',
  'resume_scanned',
  'resume_corrupt',
  'resume_not_a_resume',
])

const OWN = 'maya.okafor@example.com'

/** How an attack ended: a refusal of the list, a harmless answer, or what must not happen. */
async function endOf({ name, resume, posting }: Attack, index: number): Promise<string> {
  const client = visitor(stage, `198.51.100.${index % 250}`)
  if (index % 2 === 0) stage.emulators.bedrock.faults.set({ kind: 'obeys_injection', times: 1 })
  const reply = await client.post('/api/demo/letter', { resume, posting })
  if (reply.status !== 200) {
    const { code } = Problem.parse(reply.body)
    return REFUSALS.has(code) ? code : `${name}: ${code}`
  }
  const { letter } = DemoResult.parse(reply.body)
  // Without a phone number the signature has the visitor's own address.
  const said = letter === null ? '' : `${letter.subject}\n${letter.body}`.replace(OWN, '')
  return OBEYED.test(said) ? `${name}: ${said}` : letter === null ? 'no letter' : 'read'
}

const filesIn = async (Bucket: string) => {
  const client = new S3Client({ ...localAccess(stage.addresses['s3'] ?? ''), forcePathStyle: true })
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
  client.destroy()
  return Contents.map(({ Key }) => Key)
}

test('200 hostile files and texts are refused or harmless; nothing is stored, logged or fetched', async () => {
  const all = await attacks()
  expect(all.length).toBeGreaterThan(200)
  const ends: string[] = []
  const before = (await wholeTable(stage)).length
  const log = await printed(async () => {
    for (let at = 0; at < all.length; at += 4)
      ends.push(...(await Promise.all(all.slice(at, at + 4).map((attack, more) => endOf(attack, at + more)))))
  })
  const counts = Object.groupBy(ends, (end) => end)
  expect(
    Object.keys(counts).filter((end) => !REFUSALS.has(end) && end !== 'read' && end !== 'no letter'),
  ).toEqual([])
  // All kinds of ends were met, so no guard refused everything.
  expect(counts['read']?.length).toBeGreaterThan(25)
  expect(counts['resume_corrupt']?.length).toBeGreaterThan(5)
  expect(counts['resume_encrypted']?.length).toBeGreaterThan(0)
  expect(fetched).toEqual([])
  const stored = (await wholeTable(stage)).map(({ pk }) => String(pk).replace(/#.*$/, ''))
  expect([...new Set(stored)]).toEqual(['THROTTLE'])
  expect(before).toBe(0)
  expect(await Promise.all([stage.bucket, EXPORTS, DELETIONS].map(filesIn))).toEqual([[], [], []])
  expect(log.split('\n').filter((line) => line.includes('"endpoint":"tryLetter"'))).toHaveLength(all.length)
  expect(log).not.toMatch(
    /canary|Maya|Okafor|Fernweh|Lindgr|giraffe|evil\.example|@example|127\.0\.0\.1|passwd/i,
  )
})
