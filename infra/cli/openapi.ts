import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { apiFiles } from '#infra/openapi/files.ts'
import { say } from './command.ts'

const DOCS = path.resolve(import.meta.dirname, '../../docs')

export async function writeApiFiles(folder = DOCS): Promise<void> {
  for (const [name, content] of Object.entries(await apiFiles())) {
    writeFileSync(path.join(folder, name), content)
    say(`${name}: ${content.length} characters`)
  }
}

export function addOpenApi(program: Command): void {
  program
    .command('openapi')
    .description('Writes docs/openapi.json and docs/api.html from the contracts.')
    .action(async () => await writeApiFiles())
}
