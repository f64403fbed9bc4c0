/** Prints the help of a script without commands of its own and ends it, if `--help` was given. */
export function helpIfAsked(
  usage: string,
  about: string,
  options: Readonly<Record<string, string>> = {},
): void {
  if (!process.argv.includes('--help')) return
  const width = Math.max(...Object.keys(options).map((name) => name.length), '--help'.length)
  const lines = Object.entries({ ...options, '--help': 'show this help' }).map(
    ([name, says]) => `  ${name.padEnd(width)}  ${says}`,
  )
  process.stdout.write(`Usage: npm ${usage}\n\n${about}\n\nOptions:\n${lines.join('\n')}\n`)
  process.exit()
}
