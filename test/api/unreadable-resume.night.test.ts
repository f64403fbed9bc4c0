import { expect, test } from 'vitest'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'

const stage = await testStage({ workers: null })
const text = (name: string) => new TextDecoder().decode(fixture(name))

test('a truncated Word file and a PDF with a password are refused with the reason', async () => {
  const client = await browserSession(stage, 'refused@mail.example')
  const whole = await makeDocx(text('accountant.txt'))
  const broken = await client.post(
    '/api/user/resume/upload',
    uploadOf('cv.docx', whole.slice(0, whole.length - 900)),
  )
  expect([broken.status, broken.body]).toMatchObject([422, { code: 'resume_corrupt' }])
  const locked = await client.post(
    '/api/user/resume/upload',
    uploadOf('cv.pdf', await makePdf(text('accountant.txt'), { password: 'secret' })),
  )
  expect([locked.status, locked.body]).toMatchObject([
    422,
    {
      code: 'resume_encrypted',
      message: 'The file is password-protected. Save a copy without a password and upload that.',
    },
  ])
})
