import path from 'node:path'
import { createServer } from 'vite'

/** The web app with hot reload; its own configuration, with /api led to our API server. */
export async function startWeb(options: {
  port: number
  apiUrl: string
  variables: Readonly<Record<string, string>>
}): Promise<{ url: string; close(): Promise<void> }> {
  const root = path.resolve(import.meta.dirname, '../../../web')
  const proxy = { '/api': { target: options.apiUrl, changeOrigin: false } }
  const listening = new Set(process.listeners('SIGTERM'))
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    logLevel: 'error',
    clearScreen: false,
    define: Object.fromEntries(
      Object.entries(options.variables).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    server: { host: 'localhost', port: options.port, strictPort: true, proxy },
  })
  // Vite would end the process at SIGTERM before the other parts are stopped.
  for (const listener of process.listeners('SIGTERM'))
    if (!listening.has(listener)) process.off('SIGTERM', listener)
  await server.listen()
  return { url: `http://localhost:${options.port}`, close: () => server.close() }
}
