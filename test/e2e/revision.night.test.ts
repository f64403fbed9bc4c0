import { expect, test } from 'vitest'
import { fixture } from '#harness/ready-user.ts'
import { browserStage } from './browser-stage.ts'
import {
  connectGmail,
  ELITE_WISHES,
  entriesOf,
  fillConfiguration,
  focused,
  pickResume,
  signIn,
  startRun,
  untilFinished,
} from './walk.ts'

const { stage, visit } = await browserStage()
const EMAIL = 'tessa.trial@example.com'

test('a draft is revised from the tracker by keyboard, and its former text can still be read', async () => {
  const visitor = await visit()
  const { page, takeProblems, look, heard } = visitor
  const looks: string[] = []
  const screen = async (name: string) => void looks.push(...(await look(name)))

  await signIn(page, 'Tessa')
  await page.getByRole('button', { name: 'Set Up Configuration' }).click()
  await pickResume(page, {
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(fixture('product-manager.txt')),
  })
  await page.getByText(/^We read [1-9]/).waitFor()
  await page.getByText("The posting's language, plain tone").click()
  await page.getByRole('radio', { name: /^Warm\b/ }).check()
  await fillConfiguration(page, ELITE_WISHES)
  await page.getByText("The posting's language, warm tone").waitFor()
  await screen('configuration-letters')
  await connectGmail(visitor)
  await startRun(visitor)
  await untilFinished(page)

  await page.goto('/dashboard/tracker')
  await entriesOf(page).first().click()
  const dialog = page.getByRole('dialog')
  const group = dialog.getByRole('region', { name: 'Not quite right? Have it rewritten' })
  await group.waitFor()
  await screen('draft-before')
  const paper = dialog.getByRole('article')
  const former = (await paper.locator('p').allInnerTexts()).join('\n')
  const drafts = stage.emulators.google.state.draftCount(EMAIL)

  // Slow enough for the state to be seen.
  stage.emulators.google.faults.set({ operation: 'drafts.update', kind: 'slow', delayMs: 4_000 })
  const button = group.getByRole('button', { name: 'Other fact' })
  await button.focus()
  await page.keyboard.press('Enter')
  await heard('Rewriting it…')
  await focused(page, button)
  await screen('draft-under-way')
  await heard('Draft rewritten')
  await dialog.getByRole('region', { name: 'Earlier versions' }).waitFor()
  await expect.poll(async () => (await paper.locator('p').allInnerTexts()).join('\n')).not.toBe(former)
  await dialog.getByText('First version').click()
  await screen('draft-written-again')
  expect(stage.emulators.google.state.draftCount(EMAIL)).toBe(drafts)

  // The draft in Gmail has the text shown here.
  const subject = await paper.locator('dd').nth(2).innerText()
  const standing = await Promise.all(
    stage.emulators.google.state
      .drafts(EMAIL)
      .map(async (draft) => (await stage.emulators.google.state.parsed(draft)).subject),
  )
  expect(standing).toContain(subject)

  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})
