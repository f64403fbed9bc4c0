import { expect, it } from 'vitest'
import { emailsCsv } from './emails-csv.ts'
import { entry } from '#harness/web/tracker-data.ts'

it('has a row for each email with the reason for its status, and no formulas', () => {
  const rows = emailsCsv([
    entry(1, { emailBody: 'Hi Mara,\n\nKind regards' }),
    entry(2, {
      emailStatus: 'sent',
      companyName: '=HYPERLINK("https://bad.example")',
      emailSubject: null,
      emailBody: null,
      linkedinJobUrl: null,
    }),
    entry(4, { mark: 'replied', markedAt: '2026-11-22T10:00:00.000Z', emailBody: null }),
    entry(3, { emailStatus: 'failed', failure: 'No text passed our check.', emailBody: null }),
  ])
  expect(rows).toBe(
    [
      '\uFEFF"Day (UTC)","Company","Job title","Person","Address","Status","What is known","Subject","Text","Posting"',
      '"2026-11-21","Northwind Ferries","Senior Platform Engineer","Mara Lindqvist","mara.lindqvist@northwind.example","Draft","Saved as a draft in your Gmail. You send it: we never do, and Gmail doesn’t tell us when you have.","Moving the booking core without a lost booking","Hi Mara,\n\nKind regards","https://jobs.example.com/northwind/4711"',
      '"2026-11-21","\'=HYPERLINK(""https://bad.example"")","Senior Platform Engineer","Mara Lindqvist","mara.lindqvist@northwind.example","Sent","No longer among your Gmail drafts: you sent it or deleted it. Gmail doesn’t tell us which.","","","https://northwind.example/careers/4711/apply"',
      '"2026-11-21","Northwind Ferries","Senior Platform Engineer","Mara Lindqvist","mara.lindqvist@northwind.example","Replied","You marked it as replied on Nov 22, 2026. Its draft is still in your Gmail.","Moving the booking core without a lost booking","","https://jobs.example.com/northwind/4711"',
      '"2026-11-21","Northwind Ferries","Senior Platform Engineer","Mara Lindqvist","mara.lindqvist@northwind.example","Failed","No text passed our check.","Moving the booking core without a lost booking","","https://jobs.example.com/northwind/4711"',
      '',
    ].join('\r\n'),
  )
})
