import type { Cell, DocumentLine } from '../document.ts'

const wordsOf = ({ cells }: DocumentLine): string =>
  cells
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
    .trim()

const LOGO = /\slogo$/iu
/** Buttons and counts of the page. */
const BUTTON =
  /^(?:show (?:credential|all .*|more|less)|(?:…|\.\.\.)?see (?:more|less)|contact info|message|follow|connect|more|[\d,.+]+ (?:connections|followers)|(?:she|he|they)\/(?:her|him|them)|(?:1st|2nd|3rd)(?: degree.*)?|· (?:1st|2nd|3rd))$/iu
const LENGTH = String.raw`\d+ (?:yrs?|mos?)(?: \d+ mos?)?`
const KIND =
  '(?:full-time|part-time|self-employed|freelance|contract|internship|apprenticeship|seasonal|permanent)'
const DATES = new RegExp(String.raw`^(.*\d{4} ?(?:-|–|to) ?(?:.*\d{4}|present)) · ${LENGTH}$`, 'iu')
/** Below the employer of several roles: "Full-time · 3 yrs 5 mos". */
const OF_GROUP = new RegExp(String.raw`^(?:${KIND} · )?${LENGTH}$`, 'iu')
const OF_ROLE = new RegExp(String.raw` · ${KIND}$`, 'iu')
const PLACE = / · (?:hybrid|remote|on-site)$/iu
const MAX_REPEATED = 12

const saidAs = (line: DocumentLine, words: string): DocumentLine => {
  const [cell] = line.cells
  const [run] = cell?.runs ?? []
  const cells: readonly Cell[] =
    cell === undefined || run === undefined ? [] : [{ ...cell, runs: [{ ...run, text: words }] }]
  return { ...line, cells }
}

/** Equal for a line and its copy for screen readers: "Jun 2022 - Present", "Jun 2022 to Present". */
const keyOf = (line: DocumentLine): string => wordsOf(line).replace(/ (?:to|–) /gu, ' - ')

/** Leaves out the second of two equal runs of lines: the page has each once more for screen readers. */
function once(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const kept: DocumentLine[] = []
  for (let at = 0; at < lines.length; ) {
    const size = Array.from({ length: MAX_REPEATED }, (_, less) => MAX_REPEATED - less).find(
      (count) =>
        kept.length >= count &&
        lines.length >= at + count &&
        kept.slice(-count).every((line, index) => keyOf(line) === keyOf(lines[at + index] ?? line)),
    )
    const line = lines[at]
    if (size === undefined && line !== undefined) kept.push(line)
    at += size ?? 1
  }
  return kept
}

/** An employer, its roles with titles and dates below each: the order of LinkedIn's own PDF. */
function ordered(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const made: DocumentLine[] = []
  let employer: DocumentLine | null = null
  for (const [at, line] of lines.entries()) {
    const [words, below, second] = [line, lines[at + 1], lines[at + 2]].map((one) =>
      one ? wordsOf(one) : '',
    )
    const dates = DATES.exec(words ?? '')?.[1]
    if (OF_GROUP.test(words ?? '')) continue
    if (dates !== undefined) made.push(saidAs({ ...line, gap: 0 }, dates.replace(/ to /u, ' - ')))
    else if (OF_GROUP.test(below ?? '')) employer = line
    else if (OF_ROLE.test(words ?? '') && DATES.test(below ?? '')) continue
    else if (OF_ROLE.test(below ?? '') && DATES.test(second ?? '')) {
      employer = null
      made.push({ ...saidAs(line, (below ?? '').replace(OF_ROLE, '')), gap: 1 }, { ...line, gap: 0 })
    } else if (DATES.test(below ?? '') && employer !== null)
      made.push({ ...employer, gap: 1 }, { ...line, gap: 0 })
    else made.push(PLACE.test(words ?? '') ? saidAs(line, (words ?? '').replace(PLACE, '')) : line)
  }
  return made
}

/**
 * Reads the text of a profile copied from LinkedIn's page like a resume: without logos, buttons and the second
 * copy of each line, every role with its employer. Other documents stay as they are.
 */
export function withoutPage(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const isPage = lines.filter((line) => DATES.test(wordsOf(line))).length > 0
  if (!isPage || !lines.some((line) => LOGO.test(wordsOf(line)))) return lines
  const own = lines.flatMap((line, at) => {
    if (LOGO.test(wordsOf(line)) || BUTTON.test(wordsOf(line))) return []
    const above = lines[at - 1]
    return [above !== undefined && LOGO.test(wordsOf(above)) ? { ...line, gap: 1 } : line]
  })
  return ordered(once(own))
}
