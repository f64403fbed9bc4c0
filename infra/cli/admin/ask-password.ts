import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { CommandError } from '../command.ts'

async function hidden(prompt: string): Promise<string> {
  process.stderr.write(prompt)
  const dark = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: dark, terminal: true, historySize: 0 })
  try {
    return await new Promise<string>((resolve, reject) => {
      line.once('SIGINT', () => reject(new CommandError('Nothing was changed.')))
      line.once('close', () => reject(new CommandError('Nothing was typed, so nothing was changed.')))
      line.question('').then(resolve, reject)
    })
  } finally {
    line.close()
    process.stderr.write('\n')
  }
}

/**
 * Asks for a new password: typed twice without echo, or the first line of stdin. Never an argument, because
 * every process on the machine could read it. Throws CommandError.
 */
export async function newPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [piped = ''] = (await text(process.stdin)).split(/\r?\n/)
    if (piped === '')
      throw new CommandError('No password came in. Type it in a terminal, or pipe it in as one line.')
    return piped
  }
  const password = await hidden('New password: ')
  if ((await hidden('Once more: ')) !== password)
    throw new CommandError('The two were not the same, so nothing was changed. Try again.')
  return password
}
