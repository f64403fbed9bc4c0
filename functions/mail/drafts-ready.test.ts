import { expect, test } from 'vitest'
import { draftsReady } from './drafts-ready.ts'

const over = {
  state: 'finished',
  outcome: 'complete',
  message: null,
  found: 60,
  leftOut: 31,
  beyond: 9,
  open: 0,
  failed: 0,
  drafted: 20,
  heldBack: [],
  skipped: [
    { reason: 'title_differs', words: 'the job title differs from yours', count: 16 },
    { reason: 'too_old', words: 'posted longer ago than you allow', count: 9 },
    { reason: 'repost', words: 'a repeat of another posting', count: 4 },
    { reason: 'no_person', words: 'we found no one in the role you chose', count: 2 },
  ],
} as const satisfies Parameters<typeof draftsReady>[2]
const nothingLeftOut = { ...over, leftOut: 0, skipped: [], beyond: 0 }

test('says how many, that nothing was sent, and where to read on', () => {
  expect(draftsReady('ada@example.com', 'Ada', over, 'https://reachwell.example')).toMatchObject({
    to: 'ada@example.com',
    subject: '20 drafts are ready for you to read',
    text: 'Hello Ada,\n\nYour run is finished. Reachwell has left 20 drafts in your Gmail. Nothing was sent: read them, change what you like, and send the ones you stand behind.\n\n60 postings found: 31 skipped, 9 over today’s limit, 20 ready to read.\n\nSkipped: the job title differs from yours (16); posted longer ago than you allow (9); a repeat of another posting (4); other reasons (2).\n\nSee who each email is for and what each line is based on: https://reachwell.example/dashboard/tracker\n\nReachwell',
  })
})

test('one draft is in the singular, and a user without a first name is greeted too', () => {
  const message = draftsReady(
    'ada@example.com',
    '',
    { ...nothingLeftOut, found: 1, drafted: 1 },
    'https://reachwell.example',
  )
  expect([message.subject, message.text.split('\n')[0]]).toEqual([
    '1 draft is ready for you to read',
    'Hello,',
  ])
})

const heldBack = [
  {
    wrong: 'a stronger word than your resume has, such as “led” for “helped”',
    advice: 'If the stronger word is true, correct the line on “What we read”.',
    count: 2,
  },
  { wrong: 'too few or too many words', advice: 'Add what you did.', count: 1 },
]

test('says why emails were held back, and what helps', () => {
  const { subject, text } = draftsReady(
    'ada@example.com',
    'Ada',
    { ...nothingLeftOut, found: 6, drafted: 3, failed: 3, heldBack },
    'https://reachwell.example',
  )
  expect(subject).toBe('3 drafts are ready for you to read')
  expect(text).toContain(
    '\n\n2 emails were held back: a stronger word than your resume has, such as “led” for “helped”. If the stronger word is true, correct the line on “What we read”.\n\n1 email was held back: too few or too many words. Add what you did.\n\n',
  )
  expect(text).toContain('What we read on your resume: https://reachwell.example/dashboard/resume')
})

test('a run that left no drafts is reported too', () => {
  const { subject, text } = draftsReady(
    'ada@example.com',
    'Ada',
    { ...nothingLeftOut, found: 1, drafted: 0, failed: 1, heldBack: heldBack.slice(1) },
    'https://reachwell.example',
  )
  expect(subject).toBe('Your run left no drafts: here is why')
  expect(text).toBe(
    'Hello Ada,\n\nYour run is finished, but it left no drafts: nothing we wrote passed our check. None of it counts against your allowance.\n\n1 posting found: 1 held back or failed, 0 ready to read.\n\n1 email was held back: too few or too many words. Add what you did.\n\nWhich words were held back: https://reachwell.example/dashboard/tracker\n\nWhat we read on your resume: https://reachwell.example/dashboard/resume\n\nReachwell',
  )
})

test('a run that lost its mailbox says so, and where to connect it again', () => {
  const { subject, text } = draftsReady(
    'ada@example.com',
    'Ada',
    {
      ...nothingLeftOut,
      outcome: 'mailbox_lost',
      message: 'Gmail was disconnected during this run.',
      found: 5,
      drafted: 3,
      failed: 2,
    },
    'https://reachwell.example',
  )
  expect(subject).toBe('Your run ended early: Gmail was disconnected')
  expect(text).toBe(
    'Hello Ada,\n\nGmail was disconnected during this run.\n\n5 postings found: 2 held back or failed, 3 ready to read.\n\nSee who each email is for and what each line is based on: https://reachwell.example/dashboard/tracker\n\nConnect Gmail again: https://reachwell.example/dashboard/account\n\nReachwell',
  )
})
