import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { STAGE_SETTINGS_PATH, type StageSettings } from '#shared/models/stage-settings.ts'
import { VISITOR_SETTINGS_PATH, type VisitorSettings } from '#shared/models/visitors/visitor-settings.ts'

interface PageSettings {
  readonly settings: StageSettings
  readonly visitors: VisitorSettings
}

/** Serves the settings files that a deployed stage has beside its pages. */
const withSettings = ({ settings, visitors }: PageSettings): Plugin => ({
  name: 'stage-settings',
  configureServer({ middlewares }) {
    const files = [
      [STAGE_SETTINGS_PATH, settings],
      [VISITOR_SETTINGS_PATH, visitors],
    ] as const
    for (const [file, content] of files)
      middlewares.use(file, (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-cache')
        response.end(JSON.stringify(content))
      })
  },
})

/** Starts Vite with hot reload and the web app's own configuration; /api is proxied to our API server. */
export async function startWeb(
  options: PageSettings & { readonly port: number; readonly apiUrl: string },
): Promise<{ url: string; close(): Promise<void> }> {
  const root = path.resolve(import.meta.dirname, '../../../web')
  const proxy = { '/api': { target: options.apiUrl, changeOrigin: false } }
  const listening = new Set(process.listeners('SIGTERM'))
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    logLevel: 'error',
    clearScreen: false,
    plugins: [withSettings(options)],
    server: { host: 'localhost', port: options.port, strictPort: true, proxy },
  })
  // Vite would end the process at SIGTERM before the other parts are stopped.
  for (const listener of process.listeners('SIGTERM'))
    if (!listening.has(listener)) process.off('SIGTERM', listener)
  await server.listen()
  return { url: `http://localhost:${options.port}`, close: () => server.close() }
}
