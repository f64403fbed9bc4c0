import { fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { AppError } from '#platform/app-error.ts'
import { type DocumentReader, readTextFile, ResumeDocument } from '#engine/documents'
import { refusalOf } from './refusal.ts'

/** The child's message that its code is loaded; the document's time limit begins only then. */
const Ready = z.object({ ready: z.literal(true) })
const Answer = z.union([
  z.object({ document: ResumeDocument }),
  z.object({
    code: z.enum(['resume_encrypted', 'resume_corrupt', 'resume_scanned', 'resume_empty']),
    message: z.string(),
  }),
])

interface IsolationOptions {
  /** The child's program, in a folder with all that it needs; a bundle passes its own. */
  readonly childUrl?: URL
  readonly timeoutMs?: number
  readonly startMs?: number
  readonly memoryMb?: number
}

/** Documents read at once, because one process may serve all users and uploads must not use up its memory. */
const MAX_CONCURRENT = 4

/** Runs at most `most` tasks at once; the others wait in order. */
function concurrencyLimit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free -= 1
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}

const ROOT = new URL('../../../', import.meta.url)
/** The paths that the child's code is loaded from when it is not a bundle. */
const sources = (): readonly string[] =>
  ['functions', 'engine', 'shared', 'node_modules', 'package.json'].flatMap((name) => {
    const place = fileURLToPath(new URL(name, ROOT))
    // The installed packages may be in another place, behind a symbolic link.
    return [...new Set([place, realpathSync(place)])]
  })

/** A child that may read all files, once a document took it over, would find credentials under /proc. */
const readable = (childUrl: URL | undefined): readonly string[] =>
  (childUrl === undefined ? sources() : [fileURLToPath(new URL('.', childUrl))]).map(
    (place) => `--allow-fs-read=${place}`,
  )

/** A text file, which takes no parser that it could take over or exhaust. Throws AppError. */
function readText(bytes: Uint8Array): ResumeDocument {
  try {
    return readTextFile(bytes)
  } catch (error) {
    throw refusalOf(error)
  }
}

/**
 * Reads text files here, and each other document in a separate process without environment, and so without
 * credentials. The process can read only its own code, cannot write files, start programs or generate code, and
 * is limited to 10 s and 512 MB. It could still open network connections, which this version of Node cannot
 * forbid. A thread would not do, because running out of memory in a thread ends the whole process. Throws
 * AppError with a `resume_…` code, and Error when the process does not start within 15 s, or a minute when its
 * code is not bundled.
 */
export function isolatedDocumentReader(options: IsolationOptions = {}): DocumentReader {
  // A Lambda has to answer within half a minute. Unbundled sources are compiled while the child starts, on a
  // machine that may be busy.
  const {
    childUrl,
    timeoutMs = 10_000,
    startMs = childUrl === undefined ? 60_000 : 15_000,
    memoryMb = 512,
  } = options
  const program = fileURLToPath(childUrl ?? new URL('./read-in-child.ts', import.meta.url))
  const execArgv = [
    `--max-old-space-size=${memoryMb}`,
    '--disallow-code-generation-from-strings',
    '--permission',
    ...readable(childUrl),
  ]
  const withLimit = concurrencyLimit(MAX_CONCURRENT)
  const readApart: DocumentReader['read'] = async (bytes, kind) => {
    const child = fork(program, {
      execArgv,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const { promise, resolve, reject } = Promise.withResolvers<ResumeDocument>()
    const notStarted = (cause?: unknown): Error =>
      new Error('The process that reads documents did not start.', { cause })
    let failed: (cause?: unknown) => Error = notStarted
    let timer = setTimeout(() => reject(notStarted()), startMs)
    const begin = (greeting: unknown): void => {
      if (!Ready.safeParse(greeting).success) return reject(notStarted())
      failed = (cause) => new AppError('resume_corrupt', { cause })
      clearTimeout(timer)
      // A document takes this long only when it is damaged or malicious.
      const message = 'The file takes too long to read. Save it again and upload the new copy.'
      timer = setTimeout(() => reject(new AppError('resume_corrupt', { message })), timeoutMs)
      child.once('message', take)
      child.send({ bytes, kind })
    }
    const take = (message: unknown): void => {
      const answer = Answer.safeParse(message)
      if (!answer.success) reject(new AppError('resume_corrupt'))
      else if ('document' in answer.data) resolve(answer.data.document)
      else reject(new AppError(answer.data.code, { message: answer.data.message }))
    }
    child.once('message', begin)
    child.once('error', (cause) => reject(failed(cause)))
    child.once('exit', () => reject(failed()))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      // The next document has to wait until this child's memory is free. A child that never started emits
      // no exit event.
      if (child.kill('SIGKILL') && child.pid !== undefined) await once(child, 'exit').catch(() => undefined)
    }
  }
  return {
    read: async (bytes, kind) =>
      kind === 'txt' ? readText(bytes) : await withLimit(async () => await readApart(bytes, kind)),
  }
}
