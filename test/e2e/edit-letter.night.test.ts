import { expect, test } from 'vitest'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { runOf } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { browserStage } from './browser-stage.ts'
import { SCREEN } from './look.ts'
import { entriesOf, focused, takeSession } from './walk.ts'

const { stage, visit } = await browserStage()
const { google } = stage.emulators
const EMAIL = 'tessa.trial@example.com'

test('a letter is edited in the tracker by keyboard, saved to its Gmail draft, and opened there', async () => {
  const client = await readyUser(stage, EMAIL, 'trial', 'product-manager.txt', BERLIN)
  await runOf(client)
  const { page, takeProblems, look, heard } = await visit()
  await takeSession(page, client, stage.origin)
  const looks: string[] = []
  const screen = async (name: string) => void looks.push(...(await look(name, ['light', 'dark'])))

  await page.goto('/dashboard/tracker')
  const cards = entriesOf(page)
  await cards.first().waitFor()
  expect(await page.getByText('Starting point: add why this company').count()).toBe(5)
  await screen('starting-point-list')
  await cards.first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Starting point: add why this company').waitFor()
  await screen('starting-point')

  // On a phone everything but the main action is in one menu.
  await page.setViewportSize({ width: 390, height: 844 })
  const rewrite = dialog.getByRole('button', { name: 'Other fact' })
  const sent = dialog.getByRole('button', { name: 'I sent it' })
  expect([await rewrite.count(), await sent.count()]).toEqual([0, 0])
  await dialog.getByRole('button', { name: 'More' }).press('Enter')
  await screen('details-menu')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(
    await dialog
      .getByRole('button', { name: /rewritten$|your lines$|^What happened|next step$|^Never write/ })
      .allInnerTexts(),
  ).toEqual([
    'Have it rewritten',
    'Choose your lines',
    'What happened?',
    'Plan a next step',
    'Never write again',
  ])
  await dialog.getByRole('button', { name: 'Have it rewritten' }).press('Enter')
  await page.keyboard.press('Tab')
  await focused(page, rewrite)
  await screen('details-rewrite')
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'More' }).press('Enter')
  await dialog.getByRole('button', { name: 'What happened?' }).press('Enter')
  await page.keyboard.press('Tab')
  await focused(page, sent)
  expect(await rewrite.count()).toBe(0)

  // Leaving the editor leads to the button that opens the menu, as the one in it is not shown.
  const text = dialog.getByRole('textbox', { name: 'Text of the letter' })
  await page.keyboard.press('e')
  await focused(page, text)
  await page.keyboard.press('Escape')
  await focused(page, dialog.getByRole('button', { name: 'More', expanded: false }))
  await page.setViewportSize(SCREEN)

  await sent.press('e')
  await focused(page, text)
  await screen('edit-letter')
  const before = await text.inputValue()

  // Escape leaves the editor and keeps the text, after a reload too.
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('PS first. ')
  await page.keyboard.press('Escape')
  await focused(page, dialog.getByRole('button', { name: /^Edit/ }).last())
  await dialog.getByText('You have unsaved changes').waitFor()
  await screen('edit-letter-left')
  await page.reload()
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await focused(page, text)
  expect(await text.inputValue()).toBe(`PS first. ${before}`)

  google.faults.set({ operation: 'drafts.update', kind: 'slow', delayMs: 3_000 })
  await text.fill(
    before.replace('\n\n', '\n\nI doubled revenue to 987 million at Initech. I would walk to work. '),
  )
  await page.keyboard.press('ControlOrMeta+Enter')
  await heard('Saving it to the draft in your Gmail…')
  await screen('edit-letter-saving')
  await heard('Your text is in the draft in your Gmail.')
  const notes = dialog.getByRole('region', { name: 'Notes on your text' })
  await notes.getByText('987', { exact: false }).first().waitFor()
  expect(await dialog.getByText('Starting point: add why this company').count()).toBe(0)
  await screen('edit-letter-saved')
  expect((await draftsOf(stage, EMAIL)).filter((draft) => draft.text.includes('I would walk'))).toHaveLength(
    1,
  )

  const [gmail] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: /^Open in Gmail/ }).click(),
  ])
  await gmail.getByRole('article').getByText('I would walk to work.').waitFor()
  await gmail.close()

  // Changed in Gmail meanwhile: nothing is overwritten before the user says so.
  const [saved] = (await draftsOf(stage, EMAIL)).filter((draft) => draft.text.includes('I would walk'))
  const raw = Buffer.from(`To: ${saved?.to}\r\nSubject: ${saved?.subject}\r\n\r\nChanged in Gmail.`)
  await google.state.putDraft(EMAIL, raw.toString('base64url'), saved?.id)
  await page.keyboard.press('e')
  await focused(page, text)
  await text.fill(before.replace('\n\n', '\n\nI would cycle to work. '))
  await page.keyboard.press('Tab')
  await focused(page, dialog.getByRole('button', { name: /^Save/ }))
  await page.keyboard.press('Enter')
  await heard('This draft was also changed in Gmail')
  await screen('edit-letter-changed')
  await dialog.getByRole('button', { name: 'Replace the draft in Gmail' }).click()
  await heard('Your text is in the draft in your Gmail.')
  expect((await draftsOf(stage, EMAIL)).filter((draft) => draft.text.includes('I would cycle'))).toHaveLength(
    1,
  )

  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})
