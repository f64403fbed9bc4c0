import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Ways to insert HTML into a page. */
const SETS_HTML =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|document\.write|setHTMLUnsafe|srcdoc/i

test('HTML is set in one place of the site, which sanitizes it first', () => {
  const places = sourceFiles().filter(
    ({ path, text }) =>
      /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && SETS_HTML.test(text),
  )
  expect(places.map(({ path }) => path)).toEqual(['web/src/components/ui/clean-html.tsx'])
})
