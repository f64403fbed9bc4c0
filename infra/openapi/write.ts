import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { apiFiles } from './files.ts'

const DOCS = path.resolve(import.meta.dirname, '../../docs')

for (const [name, content] of Object.entries(await apiFiles())) {
  writeFileSync(path.join(DOCS, name), content)
  process.stdout.write(`docs/${name}: ${content.length} characters\n`)
}
