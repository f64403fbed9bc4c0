import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { userActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { decodeText } from '#engine/resume'
import { plainDocument } from '#engine/test/inside.ts'
import { takeResume, type TakeResumeDeps } from './take-resume.ts'
import type { StoredResume } from '../resume.item.ts'

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../engine/test/fixtures/${name}`, import.meta.url))

function world(reader?: TakeResumeDeps['reader']) {
  const log: string[] = []
  const saved: StoredResume[] = []
  const texts = new Map<string, string>()
  const deps: TakeResumeDeps = {
    reader: reader ?? { read: async (bytes) => plainDocument(decodeText(bytes) ?? '') },
    model: null,
    files: {
      put: async (userId, resumeId, file) => {
        log.push(`file ${userId} ${resumeId} ${file.contentType} ${file.bytes.length}`)
        texts.set(resumeId, file.text)
      },
    },
    store: {
      save: async (userId, resume) => {
        log.push(`record ${userId} ${resume.id}`)
        saved.push(resume)
      },
    },
    clock: { now: () => new Date('2026-02-03T04:05:06.000Z') },
    newId: (prefix) => `${prefix}_01JZZZZZZZZZZZZZZZZZZZZZZZ`,
  }
  return { deps, log, saved, texts }
}

const upload = (bytes: Uint8Array, originalFileName: string) => ({
  fileName: 'chosen-by-the-browser.txt',
  originalFileName,
  fileSize: bytes.length,
  fileType: 'text/plain',
  storageUrl: `data:text/plain;base64,${Buffer.from(bytes).toString('base64')}`,
})

const user = userActor('usr_01JZZZZZZZZZZZZZZZZZZZZZZ1')

test('a resume is kept as file, text and record, in this order, under a name of our own', async () => {
  const { deps, log, texts } = world()
  const bytes = fixture('teacher.txt')
  const resume = await takeResume(user, upload(bytes, '../../My “CV”.txt'), deps)
  expect(resume).toMatchObject({
    id: 'res_01JZZZZZZZZZZZZZZZZZZZZZZZ',
    userId: user.userId,
    fileName: 'res_01JZZZZZZZZZZZZZZZZZZZZZZZ.txt',
    originalFileName: '../../My “CV”.txt',
    kind: 'txt',
    size: bytes.length,
    uploadedAt: new Date('2026-02-03T04:05:06.000Z'),
  })
  expect(log).toEqual([
    `file ${user.userId} ${resume.id} text/plain ${bytes.length}`,
    `record ${user.userId} ${resume.id}`,
  ])
  const text = texts.get(resume.id) ?? ''
  expect(resume.facts.name).toMatchObject({ value: 'AMARA NWOSU' })
  expect(text.slice(resume.facts.name?.span.start, resume.facts.name?.span.end)).toBe(
    resume.facts.name?.quote,
  )
})

test.each([
  ['not-resumes/shopping-list.txt', 'resume_not_a_resume'],
  ['nurse-manager.doc', 'resume_type_mismatch'],
])('%s is refused with %s and leaves nothing behind', async (name, code) => {
  const { deps, log } = world()
  await expect(takeResume(user, upload(fixture(name), 'resume.txt'), deps)).rejects.toMatchObject({ code })
  expect(log).toEqual([])
})

test('text of invisible characters alone counts as empty', async () => {
  const { deps } = world()
  await expect(
    takeResume(user, upload(Buffer.from('\u200B\u2060 \u202E'), 'resume.txt'), deps),
  ).rejects.toMatchObject({ code: 'resume_empty' })
})

test('an error of the reader reaches the caller unchanged', async () => {
  const { deps, log } = world({ read: async () => await Promise.reject(new AppError('resume_scanned')) })
  await expect(takeResume(user, upload(fixture('teacher.txt'), 'resume.txt'), deps)).rejects.toMatchObject({
    code: 'resume_scanned',
  })
  expect(log).toEqual([])
})

test('no record is written when the file cannot be stored', async () => {
  const { deps, saved } = world()
  const failing = {
    ...deps,
    files: { ...deps.files, put: async () => await Promise.reject(new Error('store is down')) },
  }
  await expect(takeResume(user, upload(fixture('teacher.txt'), 'resume.txt'), failing)).rejects.toThrow(
    'store is down',
  )
  expect(saved).toEqual([])
})
