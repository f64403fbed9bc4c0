import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** What a document would try whose reader it has taken over. */
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
  const text = [`environment: ${Object.keys(process.env).length}`, ...Object.entries(TRIES).map(([name, attempt]) => `${name}: ${outcomeOf(attempt)}`)].join('\n')
  process.send?.({ text })
})
process.send?.({ ready: true })
