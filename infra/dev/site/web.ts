import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { STAGE_SETTINGS_PATH, type StageSettings } from '#shared/models/stage-settings.ts'

/** Serves the settings file that a deployed stage has beside its pages. */
const withSettings = (settings: StageSettings): Plugin => ({
  name: 'stage-settings',
  configureServer({ middlewares }) {
    middlewares.use(STAGE_SETTINGS_PATH, (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'no-cache')
      response.end(JSON.stringify(settings))
    })
  },
})

/** Starts Vite with hot reload and the web app's own configuration; /api is proxied to our API server. */
export async function startWeb(options: {
  port: number
  apiUrl: string
  settings: StageSettings
}): Promise<{ url: string; close(): Promise<void> }> {
  const root = path.resolve(import.meta.dirname, '../../../web')
  const proxy = { '/api': { target: options.apiUrl, changeOrigin: false } }
  const listening = new Set(process.listeners('SIGTERM'))
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    logLevel: 'error',
    clearScreen: false,
    plugins: [withSettings(options.settings)],
    server: { host: 'localhost', port: options.port, strictPort: true, proxy },
  })
  // Vite would end the process at SIGTERM before the other parts are stopped.
  for (const listener of process.listeners('SIGTERM'))
    if (!listening.has(listener)) process.off('SIGTERM', listener)
  await server.listen()
  return { url: `http://localhost:${options.port}`, close: () => server.close() }
}
