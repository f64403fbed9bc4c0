import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { draftsReady } from './drafts-ready.ts'
import { TEMPLATES } from './templates.ts'

const SITE = 'https://reachwell.example'
const ALL = Object.entries(TEMPLATES).flatMap(([name, forms]) =>
  Object.entries(forms).map(([form, make]) => ({ name: `${name} ${form}`, message: make(SITE) })),
)
const of = (name: string) => ALL.find((one) => one.name === name)?.message

test('the list holds every file that makes a mail', () => {
  const makers = readdirSync(import.meta.dirname).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      file !== 'letter.ts' &&
      readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('userLetter('),
  )
  expect(Object.keys(TEMPLATES).toSorted()).toEqual(makers.map((file) => file.replace('.ts', '')).toSorted())
})

test('a trial that ends names the time and what is charged', () => {
  expect(of('trial-ends paid')).toMatchObject({
    to: 'ada.nwosu@example.com',
    subject: 'Your trial ends on 11 March 2026, 12:00 UTC',
    text: 'Hello Ada,\n\nYour free trial of Reachwell ends soon. Then the Pro plan begins, and $129.00 is charged to the card you gave.\n\nThe trial ends: 11 March 2026, 12:00 UTC\nPlan: Pro, monthly\nFirst payment: $129.00\n\nTo keep the plan you need not do anything. If you do not want it, cancel before the trial ends and you pay nothing.\n\nSee or cancel your plan: https://reachwell.example/dashboard/account\n\nReachwell',
  })
  expect(of('trial-ends free')?.text).toContain(
    'Nothing is charged for its first month.\n\nThe trial ends: 11 March 2026, 12:00 UTC\nPlan: Pro, monthly\nFirst payment: nothing, your code covers it',
  )
})

test('a payment that failed says what happens next', () => {
  expect(of('payment-failed declined')).toMatchObject({
    subject: 'Your payment of $129.00 did not go through',
    text: 'Hello Ada,\n\nThe card for your Pro plan at Reachwell was declined, so nothing was charged.\n\nAmount: $129.00\nPlan: Pro, monthly\nTried again: 12 March 2026, 12:55 UTC\n\nYour plan goes on for now. It ends if the payment keeps failing.\n\nPay with this card or another: https://pay.example/invoice\n\nSee your plan: https://reachwell.example/dashboard/account\n\nReachwell',
  })
  expect(of('payment-failed last')?.text).toBe(
    'Hello Ada,\n\nThe card for your subscription at Reachwell was declined, so nothing was charged.\n\nAmount: $129.00\nTried again: not by itself\n\nYour plan is paused until the payment has gone through. Your tracker and your drafts stay as they are.\n\nSee your plan: https://reachwell.example/dashboard/account\n\nReachwell',
  )
  expect(of('payment-failed confirm')?.subject).toBe('Your bank asks you to confirm a payment of $129.00')
})

test('a mailbox that was lost says what to do', () => {
  expect(of('mailbox-lost dead')).toMatchObject({
    subject: 'Connect Gmail again to get new drafts',
    text: 'Hello Ada,\n\nGoogle no longer accepts the access that you gave Reachwell to ada@gmail.example. This happens when the access was removed, or when the password of the Google account was changed.\n\nUntil you connect it again there are no new drafts. The drafts in your Gmail are still there, and what was written since waits in your tracker.\n\nConnect Gmail again: https://reachwell.example/dashboard/account\n\nReachwell',
  })
  expect(of('mailbox-lost refused')?.text).toContain(
    'Google does not let Reachwell save drafts in ada@gmail.example.',
  )
})

test('a deletion names its day', () => {
  expect(of('deletion-scheduled due')).toMatchObject({
    subject: 'Your Reachwell account will be deleted on 10 April 2026',
    text: 'Hello Ada,\n\nYou chose that your account is deleted when it is not used for 30 days. That time is nearly over.\n\nOn 10 April 2026 we delete your account with everything in it: your resume, your settings, your tracker and your access to Gmail. It cannot be brought back after that.\n\nThe drafts and mails in your own Gmail are yours and stay there.\n\nTo keep the account, sign in before that day; nothing else is needed. If you did not choose this, write to support@reachwell.example.\n\nSign in and keep the account: https://reachwell.example/login\n\nReachwell',
  })
})

test.each(ALL)(
  '$name fetches nothing, runs nothing, and says on its page what its text says',
  ({ message: { subject, text, html = '' } }) => {
    expect(html).not.toMatch(
      /<(img|script|link|iframe|object|video|audio|form)\b|url\(|@import|\bsrc=|\bon\w+=/i,
    )
    expect(subject).not.toMatch(/[\r\n]/)
    const words = html
      .replaceAll(/<(style|title)>[^<]*<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const plain = text
      .replaceAll(/: https:\S+/g, '')
      .replaceAll(/^(Amount|Plan|Tried again|The trial ends|First payment): /gm, '$1 ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    expect(words).toBe(plain)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual(
      [...text.matchAll(/: (https:\S+)/g)].map(([, url]) => url),
    )
  },
)

test('a name is text, whatever is in it', () => {
  expect(
    draftsReady(
      'ada@example.com',
      '<img src=x onerror="1">&',
      {
        state: 'finished',
        found: 1,
        leftOut: 0,
        beyond: 0,
        open: 0,
        failed: 0,
        drafted: 1,
        heldBack: [],
        skipped: [],
      },
      SITE,
    ).html,
  ).toContain('<p style="margin:0 0 16px">Hello &lt;img src=x onerror=&quot;1&quot;&gt;&amp;,</p>')
})
