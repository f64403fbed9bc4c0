import { describe, expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { Resume } from '#shared/models/resume.ts'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'

const stage = await testStage({ workers: null })
const text = (name: string) => new TextDecoder().decode(fixture(name))

test('there is no resume before the first upload', async () => {
  const client = await browserSession(stage, 'none@mail.example')
  const reply = await client.get('/api/user/resume/latest')
  expect([reply.status, reply.body]).toEqual([200, null])
})

// A process of its own reads each of these: by day one is enough, the others are read by the document reader's tests.
const READ = [
  ['nurse-manager.pdf', async () => await makePdf(text('nurse-manager.txt'))],
  ['nurse-manager.txt', async () => fixture('nurse-manager.txt')],
  ['nurse-manager.doc', async () => fixture('nurse-manager.doc')],
  ['nurse-manager.docx', async () => await makeDocx(text('nurse-manager.txt'))],
] as const

const bytes = (value: string) => new TextEncoder().encode(value)
const REFUSED = [
  ['an image', uploadOf('cv.png', bytes('not a resume'), 'image/png'), 415, 'resume_type_unsupported'],
  ['a PDF that is text', uploadOf('cv.pdf', bytes('Jane Roe, Engineer')), 422, 'resume_type_mismatch'],
  ['a damaged PDF', uploadOf('cv.pdf', bytes('%PDF-1.7\nrubbish')), 422, 'resume_corrupt'],
  ['too large', uploadOf('cv.txt', new Uint8Array(4 * 1024 * 1024 + 1).fill(65)), 413, 'resume_too_large'],
  ['nothing in it', uploadOf('cv.txt', bytes('  \n ')), 422, 'resume_empty'],
  [
    'a zip file that calls itself Word',
    uploadOf('cv.docx', bytes('PK\u0003\u0004rubbish')),
    422,
    'resume_type_mismatch',
  ],
  [
    'no resume',
    uploadOf('list.txt', bytes('Milk\nEggs\nFlour\nA dozen apples\n')),
    422,
    'resume_not_a_resume',
  ],
] as const

describe('a resume is read from', () => {
  test.each(atNight ? READ : READ.slice(0, 1))('%s', async (name, contents) => {
    const client = await browserSession(stage, 'reader@mail.example')
    const reply = await client.post('/api/user/resume/upload', uploadOf(name, await contents()))
    expect(reply.status).toBe(201)
    const resume = Resume.parse(reply.body)
    expect(resume.originalFileName).toBe(name)
    expect(resume.fileName).toMatch(/^res_[0-9A-Z]{26}\.(pdf|docx?|txt)$/)
    expect(resume.storageUrl).toBe(`resumes/${resume.id}`)
    expect(resume.summary.roles).toBeGreaterThan(1)
    expect(resume.summary.lines).toBeGreaterThan(2)
    expect((await client.get('/api/user/resume/latest')).body).toEqual(reply.body)
  })
})

describe('a file that cannot be used is refused with the reason', () => {
  test.each(atNight ? REFUSED : REFUSED.slice(0, 4))('%s', async (_, upload, status, code) => {
    const client = await browserSession(stage, 'refused@mail.example')
    const reply = await client.post('/api/user/resume/upload', upload)
    expect([reply.status, reply.body]).toMatchObject([status, { code }])
    expect((await client.get('/api/user/resume/latest')).body).toBeNull()
  })

  test('an upload without a data URL', async () => {
    const client = await browserSession(stage, 'refused@mail.example')
    const upload = { ...uploadOf('cv.txt', bytes('x')), storageUrl: 'https://evil.example/cv.txt' }
    expect((await client.post('/api/user/resume/upload', upload)).body).toMatchObject({
      code: 'invalid_request',
    })
  })
})

test('a malicious file name is treated as plain data', async () => {
  const client = await browserSession(stage, 'tricks@mail.example')
  const name = '../../<img src=x onerror=alert(1)>\r\nSet-Cookie: a=b.txt'
  const reply = await client.post('/api/user/resume/upload', {
    ...uploadOf('accountant.txt', fixture('accountant.txt')),
    originalFileName: name,
  })
  const resume = Resume.parse(reply.body)
  expect(resume.originalFileName).toBe(name)
  expect(resume.fileName).toBe(`${resume.id}.txt`)
  expect([...reply.headers.keys()]).not.toContain('set-cookie')
})
