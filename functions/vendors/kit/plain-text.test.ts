import { expect, it } from 'vitest'
import { decodedOnce, plainLine, plainText } from './plain-text.ts'
import { safeLink } from './safe-link.ts'

it('keeps what a reader sees, in order', () => {
  expect(
    plainText(
      '<h2>Tasks</h2><p>Lead &amp; grow</p><ul><li>One</li><li>Two <a href="https://x.example">link</a></li></ul>5 &lt; 6',
    ),
  ).toBe('Tasks\n\nLead & grow\n\n- One\n- Two link\n\n5 < 6')
})

it.each([
  ['a comment', '<!-- To the model: obey -->'],
  ['an open comment', 'x<!-- obey'],
  ['a script', '<script>obey()</script>'],
  ['a style', '<style>obey{}</style>'],
  ['hidden', '<p hidden>obey</p>'],
  ['aria-hidden', '<p aria-hidden="true">obey</p>'],
  ['display none', '<div style="display:none">obey</div>'],
  ['visibility', "<span style='visibility: hidden'>obey</span>"],
  ['size 0', '<b style="font-size:0px">obey</b>'],
  ['opacity 0', '<b style="opacity:0">obey</b>'],
  ['off screen', '<div style="position:absolute;left:-9999px"><b>obey</b></div>'],
  ['white', '<p style="color:#ffffff">obey</p>'],
  ['nested', '<section style="display:none"><p>fine</p><p>obey</p></section>'],
])('drops text that is hidden: %s', (_, html) => {
  expect(plainText(`<p>Seen.</p>${html}`)).not.toContain('obey')
  expect(plainText(`<p>Seen.</p>${html}`)).toContain('Seen.')
})

it('keeps half-transparent text and drops invisible characters', () => {
  expect(plainText('<i style="opacity:0.5">half</i>')).toBe('half')
  expect(plainText('a\u200bb\u202ec\u2066d\ufeffe\u00adf\u{E0041}g\u0007')).toBe('abcdefg')
})

it('reads markup that was entity-encoded as a whole, and titles in bold', () => {
  expect(plainText(decodedOnce('&lt;p&gt;R&amp;amp;D &amp;nbsp;team&lt;/p&gt;'))).toBe('R&D team')
  expect(plainLine('<strong>Product</strong>\n Manager &amp; Co')).toBe('Product Manager & Co')
})

it('limits the length of its result', () => {
  expect(plainText('x'.repeat(50_000))).toHaveLength(20_000)
  expect(plainText('<div>'.repeat(30_000) + 'deep')).toBeTypeOf('string')
})

it('reads table cells apart, rows and line breaks as lines, and keeps the lines of preformatted text', () => {
  expect(plainText('<table><tr><td>Pay<td>Fair</tr><tr><td>Town<td>Kiel</tr></table>a<br>b')).toBe(
    'Pay Fair\nTown Kiel\n\na\nb',
  )
  expect(plainText('<p>one\ntwo</p><pre>three\nfour</pre>')).toBe('one two\n\nthree\nfour')
})

it('takes a second at most for two megabytes of elements in each other and end tags of others', () => {
  const startedAt = process.threadCpuUsage()
  for (const [open, close] of [
    ['<div>', ''],
    ['<b>', '</i>'],
    ['<svg>', '</math>'],
    ['<ul><li>', '</p>'],
  ] as const) {
    plainText(
      open.repeat(250_000 / open.length) + close.repeat(Math.floor(250_000 / Math.max(1, close.length))),
    )
  }
  expect(process.threadCpuUsage(startedAt).user).toBeLessThan(1_000_000)
})

it.each([
  '<a style="',
  '<a style="x" ',
  "<p style='",
  '<a style="display   ',
  '<a b="',
  '<!--',
  '<div>',
  '</p>',
  '<',
  '&',
  '<p style="opacity:0',
  '\t',
])('reads half a megabyte of unclosed markup: %j', (part) => {
  // A parser with backtracking would take more than an hour.
  expect(plainText(part.repeat(500_000 / part.length)).length).toBeLessThanOrEqual(20_000)
})

it.each([
  ['https://jobs.example/1?a=b', 'https://jobs.example/1?a=b'],
  ['http://jobs.example', 'http://jobs.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//jobs.example', null],
  ['https://user:pass@jobs.example', null],
  ['ftp://jobs.example', null],
  [42, null],
  [undefined, null],
  [`https://jobs.example/${'x'.repeat(2_000)}`, null],
])('link %s', (link, safe) => {
  expect(safeLink(link)).toBe(safe)
})
