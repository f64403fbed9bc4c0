import { fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { AppError } from '#platform/app-error.ts'
import { type DocumentReader, ResumeDocument } from '#functions/resume/layout/document.ts'
import { tooSlow } from './too-slow.ts'

/** What a child says once it has loaded its code; what takes time before is no document's fault. */
const Ready = z.object({ ready: z.literal(true) })
const Answer = z.union([
  z.object({ document: ResumeDocument }),
  z.object({
    code: z.enum(['resume_encrypted', 'resume_corrupt', 'resume_scanned', 'resume_empty']),
    message: z.string(),
  }),
])

interface IsolationOptions {
  /** Where the child's code lies, with all that it needs beside it; a bundle passes its own. */
  readonly childUrl?: URL
  readonly timeoutMs?: number
  readonly startMs?: number
  readonly memoryMb?: number
}

/** Where one process serves everybody, many uploads at once must not have all its memory. */
const AT_ONCE = 4

/** Lets so many run at once; the others wait for their turn, in their order. */
function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
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
/** What the child's code is made of where it is not a bundle. */
const sources = (): readonly string[] =>
  ['functions', 'shared', 'content', 'node_modules', 'package.json'].flatMap((name) => {
    const place = fileURLToPath(new URL(name, ROOT))
    // The installed packages may lie elsewhere, behind a link.
    return [...new Set([place, realpathSync(place)])]
  })

/** With every file to read, a child taken over would find its parent's credentials under /proc. */
const readable = (childUrl: URL | undefined): readonly string[] =>
  (childUrl === undefined ? sources() : [fileURLToPath(new URL('.', childUrl))]).map(
    (place) => `--allow-fs-read=${place}`,
  )

/**
 * Each document in a process of its own: no environment, so no credentials; no file but its own code, no
 * writing, starting or making code; 10 s and 512 MB. It could still call out, which this Node cannot forbid.
 * A thread that runs out of memory would take the process with it. Throws Error when the process does not
 * start within 15 s, or a minute where its code is no bundle.
 */
export function isolatedDocumentReader(options: IsolationOptions = {}): DocumentReader {
  // A Lambda has to answer within half a minute; sources are compiled while the child starts, on a machine
  // that may be busy with other things.
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
  const inTurn = turns(AT_ONCE)
  return {
    read: (bytes, kind) =>
      inTurn(async () => {
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
        const begin = (message: unknown): void => {
          if (!Ready.safeParse(message).success) return reject(notStarted())
          failed = (cause) => new AppError('resume_corrupt', { cause })
          clearTimeout(timer)
          timer = setTimeout(() => reject(tooSlow()), timeoutMs)
          child.once('message', take)
          child.send({ bytes, kind, timeoutMs })
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
          // The next one begins when its memory is back; a child that never was does not exit.
          if (child.kill('SIGKILL') && child.pid !== undefined)
            await once(child, 'exit').catch(() => undefined)
        }
      }),
  }
}
