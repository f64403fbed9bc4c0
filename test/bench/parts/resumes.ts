import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { documentReader } from '#engine/documents'
import { jsonResume, type JsonResume } from '#engine/resume'
import { UsageError } from '#infra/cli/command.ts'
import { factsOf, uploadOf } from '#infra/cli/read-resume/facts-of-file.ts'
import { figure, median, report } from '../figure.ts'
import { percentile } from '../../load/percentile.ts'
import { launchChromium } from '#dev/site/chromium.ts'
import { makeResumes, type MadeResume } from '#engine/bench/resumes/make-resumes.ts'
import { scoreResume, type Score } from '#engine/bench/resumes/score-resumes.ts'
import { scoreTable } from '#engine/bench/resumes/show-scores.ts'
import { FIELDS, precision, recall, sumOfAll, sumOfFields } from '#engine/bench/resumes/tally.ts'

const reader = documentReader()

/** CPU milliseconds over all threads. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

interface Reading {
  readonly read: JsonResume | null
  /** The product's message when it refused the file. */
  readonly refusal: string | null
  readonly milliseconds: number
}

async function readOne({ fileName, bytes }: MadeResume): Promise<Reading> {
  const upload = uploadOf(fileName, bytes)
  let read: JsonResume | null = null
  let refusal: string | null = null
  const milliseconds = await processorTime(async () => {
    try {
      read = jsonResume(await factsOf(upload, reader))
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      refusal = error.message
    }
  })
  return { read, refusal, milliseconds }
}

/** Stores the files, their facts, what was read and the differences: RESUMES_OUT=folder. */
function keepFiles(
  folder: string,
  { fileName, bytes, truth }: MadeResume,
  read: JsonResume | null,
  { notes }: Score,
): void {
  mkdirSync(folder, { recursive: true })
  const write = (ending: string, content: Uint8Array | string) =>
    writeFileSync(path.join(folder, `${fileName}${ending}`), content)
  write('', bytes)
  write('.truth.json', `${JSON.stringify(truth, null, 1)}\n`)
  write('.read.json', `${JSON.stringify(read, null, 1)}\n`)
  write('.notes.txt', `${notes.join('\n')}\n`)
}

const resumes = await makeResumes(launchChromium)
const out = process.env['RESUMES_OUT'] ?? ''

// The first file of each kind loads the engine of that kind.
for (const kind of ['.pdf', '.docx', '.txt'])
  for (const first of resumes.filter(({ fileName }) => fileName.endsWith(kind)).slice(0, 1))
    await readOne(first)

const scores = new Map<string, Score>()
const times: number[] = []
const details: Record<string, unknown> = {}
for (const resume of resumes) {
  const { read, refusal, milliseconds } = await readOne(resume)
  const score = scoreResume(resume.truth, read)
  const count = sumOfFields(score.counts)
  scores.set(resume.fileName, score)
  times.push(milliseconds)
  details[resume.fileName] = {
    ...count,
    milliseconds: Math.round(milliseconds),
    ...(refusal === null ? {} : { refusal }),
  }
  if (out !== '') keepFiles(path.resolve(process.env['INIT_CWD'] ?? '.', out), resume, read, score)
}
process.stderr.write(`${scoreTable(scores, { verbose: process.env['RESUMES_VERBOSE'] === '1' })}\n`)

const total = sumOfAll([...scores.values()].map(({ counts }) => counts))
const all = sumOfFields(total)
const ofFields = (of: typeof precision) =>
  FIELDS.map((field) => `${field} ${of(total[field])?.toFixed(1) ?? '-'}`).join(', ')
report({
  figures: [
    figure(
      'R1',
      `facts read that are true, of ${resumes.length} made resumes`,
      precision(all) ?? Number.NaN,
      '%',
      null,
      ofFields(precision),
    ),
    figure('R1', 'true facts that were read', recall(all) ?? Number.NaN, '%', null, ofFields(recall)),
    figure('R2', 'processor time to read a resume, median', median(times), 'ms'),
    figure('R2', 'processor time to read a resume, 95th percentile', percentile(times, 95), 'ms'),
  ],
  details,
})
