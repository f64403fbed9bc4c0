import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** What a document would try after taking over its reader. */
const TRIES: Readonly<Record<string, () => unknown>> = {
  "its parent's environment": () => readFileSync(`/proc/${process.ppid}/environ`),
  'a file of the machine': () => readFileSync('/etc/passwd'),
  'a file of its own': () => writeFileSync('/tmp/left-by-a-document', ''),
  'a program': () => spawnSync('/bin/true').error ?? 'started',
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what must not work
  'code made of text': () => new Function('return 1')(),
}

const outcomeOf = (attempt: () => unknown): string => {
  try {
    const result = attempt()
    return result instanceof Error ? 'refused' : 'done'
  } catch {
    return 'refused'
  }
}

process.once('message', () => {
  const found = [
    `environment: ${Object.keys(process.env).length}`,
    ...Object.entries(TRIES).map(([name, attempt]) => `${name}: ${outcomeOf(attempt)}`),
  ]
  const lines = found.map((text) => ({
    cells: [{ runs: [{ text, look: '', bold: false, italic: false, size: 10 }], x: 0, right: 100 }],
    page: 1,
    block: 1,
    gap: 0,
    marker: '',
    outer: 0,
    heading: false,
  }))
  process.send?.({ document: { lines, wrapped: true } })
})
process.send?.({ ready: true })
