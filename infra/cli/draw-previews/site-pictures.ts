import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COUNTRIES } from '#engine/values/countries.ts'
import { BRAND } from '#shared/brand.ts'
import { SAMPLE_LETTER } from '#shared/sample/letter.ts'
import { SAMPLE_CONTACT } from '#shared/sample/posting.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FLAG = { width: 36, gap: 20, height: 24 }

/** All flags in one file, side by side; each keeps its own coordinates. */
export function flagStrip(): string {
  const step = FLAG.width + FLAG.gap
  const flags = COUNTRIES.map(({ code }, index) => {
    const own = readFileSync(
      path.join(ROOT, `node_modules/country-flag-icons/3x2/${code.toUpperCase()}.svg`),
      'utf8',
    ).trim()
    // Makes ids unique, because flags use the same ones.
    const named = own
      .replaceAll(/\bid="/g, `id="${code}-`)
      .replaceAll('url(#', `url(#${code}-`)
      .replaceAll('href="#', `href="#${code}-`)
    return named
      .replace(
        '<svg',
        `<svg x="${index * step + FLAG.gap / 2}" width="${FLAG.width}" height="${FLAG.height}"`,
      )
      .replace(' xmlns="http://www.w3.org/2000/svg"', '')
  })
  const width = COUNTRIES.length * step
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${FLAG.height}" viewBox="0 0 ${width} ${FLAG.height}">${flags.join('')}</svg>\n`
}

const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(path.join(ROOT, `${file}.woff2`)).toString('base64')}`

const [first = '', second = ''] = SAMPLE_LETTER.sentences.map(({ text }) => text)

/** The preview picture of links to the site: 1200 × 630. */
export const sharePage = (): string => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Letter; font-weight: 400 600; src: url('${font('web/src/styles/fonts/letter-serif')}') }
@font-face { font-family: Letter; font-weight: 400 600; src: url('${font('node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal')}'); unicode-range: U+80-24F }
@font-face { font-family: Plain; font-weight: 400 600; src: url('${font('web/src/styles/fonts/plain-sans')}') }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; background: #fcfaf6; color: #14202f; font-family: Plain; position: relative }
header { position: absolute; left: 72px; top: 64px; display: flex; gap: 16px; align-items: center; font: 600 34px Letter }
h1 { position: absolute; left: 72px; top: 168px; width: 560px; font: 400 84px/1.05 Letter }
.lead { position: absolute; left: 72px; bottom: 64px; width: 520px; font: 400 25px/1.45 Plain; color: #5c6470; margin: 0 }
article { position: absolute; left: 690px; top: 90px; width: 620px; height: 640px; background: #fffefb; border: 2px solid #e3ddd1; border-radius: 10px; padding: 40px 44px; transform: rotate(-2deg) }
dl { font-size: 19px; line-height: 1.7; padding-bottom: 20px; border-bottom: 2px solid #e3ddd1; color: #5c6470 }
dl b { color: #14202f; font-weight: 500 }
article p { font: 400 25px/1.55 Letter; margin-top: 22px }
mark { background: #fbebdd; color: inherit; padding: 2px 0 }
sup { font: 600 15px Plain; color: #a4501d; padding-left: 3px }
</style><body><header><svg viewBox="0 0 24 20" width="46" height="38" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M1 2h20v14H1z"/><path d="m1 3 10 7.5L21 3"/><circle cx="19" cy="15" r="4" fill="#d9733a" stroke="none"/></svg>${BRAND.name}</header>
<h1>Write to the person who decides.</h1>
<p class="lead">Personal emails to hiring managers, drafted in your own Gmail.</p>
<article><dl>To <b>${SAMPLE_CONTACT.firstName} ${SAMPLE_CONTACT.lastName}, ${SAMPLE_CONTACT.title}</b><br>Subject <b>${SAMPLE_LETTER.subject}</b></dl>
<p>${SAMPLE_LETTER.body.split('\n')[0] ?? ''}</p><p>${first}<sup>1</sup></p><p><mark>${second}<sup>2</sup></mark></p></article>`
