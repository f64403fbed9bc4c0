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
  const makers = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      file !== 'letter.ts' &&
      readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('userLetter('),
  )
  expect(Object.keys(TEMPLATES).toSorted()).toEqual(
    makers.map((file) => path.basename(file, '.ts')).toSorted(),
  )
})

test('a trial that ends names the time and what is charged', () => {
  expect(of('trial-ends paid')).toMatchObject({
    to: 'ada.nwosu@example.com',
    subject: 'Your trial ends on March 11, 2026, 12:00 UTC',
    text: 'Hello Ada,\n\nYour free trial of Reachwell ends soon. Then the Pro plan begins, and $129.00 is charged to the card you gave.\n\nThe trial ends: March 11, 2026, 12:00 UTC\nPlan: Pro, monthly\nFirst payment: $129.00\n\nTo keep the plan you don’t need to do anything. If you don’t want it, cancel before the trial ends and you pay nothing.\n\nSee or cancel your plan: https://reachwell.example/dashboard/account\n\nReachwell',
  })
  expect(of('trial-ends free')?.text).toContain(
    'Nothing is charged for its first month.\n\nThe trial ends: March 11, 2026, 12:00 UTC\nPlan: Pro, monthly\nFirst payment: nothing, your code covers it',
  )
})

test('a trial that did not start says why, and that nothing was charged', () => {
  expect(of('trial-refused plan')).toMatchObject({
    subject: 'Your free trial did not start',
    text: 'Hello Ada,\n\nThe card you gave was used for a free trial of Reachwell on another account, and there is one trial per person and card. So no trial started, and nothing was charged.\n\nPlan: Pro, $129.00 a month\n\nIf you still want the plan, you can order it without a trial: the first month is then charged right away. If not, you don’t need to do anything.\n\nOrder Pro without a trial: https://reachwell.example/checkout?plan=pro&auto_login=true&gmail_signup=true\n\nReachwell',
  })
  expect(of('trial-refused none')?.text).toContain('See the plans: https://reachwell.example/#pricing')
})

test('a payment that failed says what happens next', () => {
  expect(of('payment-failed declined')).toMatchObject({
    subject: 'Your payment of $129.00 did not go through',
    text: 'Hello Ada,\n\nThe card for your Pro plan at Reachwell was declined, so nothing was charged.\n\nAmount: $129.00\nPlan: Pro, monthly\nTried again: March 12, 2026, 12:55 UTC\n\nYour plan continues for now. It ends if the payment keeps failing.\n\nPay with this card or another: https://pay.example/invoice\n\nSee your plan: https://reachwell.example/dashboard/account\n\nReachwell',
  })
  expect(of('payment-failed last')?.text).toBe(
    'Hello Ada,\n\nThe card for your subscription at Reachwell was declined, so nothing was charged.\n\nAmount: $129.00\nTried again: not automatically\n\nYour plan is paused until the payment has gone through. Your tracker and your drafts stay as they are.\n\nSee your plan: https://reachwell.example/dashboard/account\n\nReachwell',
  )
  expect(of('payment-failed confirm')?.subject).toBe('Your bank asks you to confirm a payment of $129.00')
})

test('a change of plan names what was charged and what comes next', () => {
  expect(of('plan-change paid')).toMatchObject({
    subject: 'Your Reachwell plan is now Elite',
    text: 'Hello Ada,\n\nYou changed from Starter to Elite, effective immediately. $25.00 was charged for the rest of the month that you have paid for.\n\nPlan: Elite, 30 emails a day\nNext payment: $149.00 on April 10, 2026\n\nIf you didn’t make this change, write to support@reachwell.example right away.\n\nSee your plan: https://reachwell.example/dashboard/account\n\nReachwell',
  })
  expect(of('plan-change month')?.text).toContain(
    'A new month has begun, and with it the plan you chose: Starter instead of Elite.',
  )
  expect(of('plan-change ends')?.text).toContain('Access until: April 10, 2026')
  expect(of('plan-change planned')).toMatchObject({
    subject: 'Your plan changes to Starter on April 10, 2026',
    text: 'Hello Ada,\n\nYou chose Starter from the end of the month you have paid for. Until April 10, 2026 you keep Elite with everything in it, and nothing is charged before then.\n\nPlan: Starter, 15 emails a day\nNext payment: $99.00 on April 10, 2026\n\nTo keep Elite, undo the change before that day.\n\nSee your plan or undo the change: https://reachwell.example/dashboard/account\n\nReachwell',
  })
})

test('a mailbox that was lost says what to do', () => {
  expect(of('mailbox-lost dead')).toMatchObject({
    subject: 'Connect Gmail again to get new drafts',
    text: 'Hello Ada,\n\nGoogle no longer accepts the access you gave Reachwell to ada@gmail.example. This happens when the access was removed, or when the password of the Google account was changed.\n\nUntil you reconnect it, we can’t save new drafts. The drafts in your Gmail are still there, and anything written since is in your tracker.\n\nConnect Gmail again: https://reachwell.example/dashboard/account\n\nReachwell',
  })
  expect(of('mailbox-lost refused')?.text).toContain(
    'Google doesn’t let Reachwell save drafts in ada@gmail.example.',
  )
})

test('reminders name what was planned and for whom, and can be stopped', () => {
  expect(of('reminders-due one')).toMatchObject({
    subject: 'Today: Call back about Tuesday',
    text: 'Hello Ada,\n\nHere’s what you planned for March 10, 2026.\n\nCall back about Tuesday (Mara Lindqvist, Northwind): https://reachwell.example/dashboard/tracker?entry=out_1\n\nYou asked us to remind you. We send this at most once a day, and only when something is due.\n\nStop these reminders: https://reachwell.example/stop-reminders#usr_1.a-proof\n\nReachwell',
    unsubscribe: 'https://reachwell.example/api/reminders/stop/usr_1.a-proof',
  })
  expect(of('reminders-due many')).toMatchObject({
    subject: 'Today: 22 next steps',
    text: expect.stringContaining(
      'Send the references (Aldergate): https://reachwell.example/dashboard/tracker?entry=out_2\n\nAnd 20 more: https://reachwell.example/dashboard/tracker',
    ),
  })
})

test('a deletion names its day', () => {
  expect(of('deletion-scheduled due')).toMatchObject({
    subject: 'Your Reachwell account will be deleted on April 10, 2026',
    text: 'Hello Ada,\n\nYou asked us to delete your account when it hasn’t been used for 30 days. That time is nearly up.\n\nOn April 10, 2026 we delete your account with everything in it: your resume, your settings, your tracker and your access to Gmail. It can’t be brought back after that.\n\nThe drafts and emails in your own Gmail are yours and stay there.\n\nTo keep the account, sign in before that day; nothing else is needed. If you didn’t choose this, write to support@reachwell.example.\n\nSign in and keep the account: https://reachwell.example/login\n\nReachwell',
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
      .replaceAll(
        /^(Amount|Plan|Tried again|The trial ends|First payment|Next payment|Payment|Your plan continues|Access until): /gm,
        '$1 ',
      )
      .replaceAll(/\s+/g, ' ')
      .trim()
    expect(words).toBe(plain)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&'))).toEqual(
      [...text.matchAll(/: (https:\S+)/g)].map(([, url]) => url),
    )
  },
)

test('a name is escaped', () => {
  expect(
    draftsReady(
      'ada@example.com',
      '<img src=x onerror="1">&',
      {
        state: 'finished',
        outcome: 'complete',
        message: null,
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
