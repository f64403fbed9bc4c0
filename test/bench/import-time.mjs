// Milliseconds that a fresh process takes to import a module.
import { pathToFileURL } from 'node:url'

const from = performance.now()
await import(pathToFileURL(process.argv[2] ?? '').href)
process.stdout.write(String(performance.now() - from), () => process.exit(0))
