import { createRoot } from 'react-dom/client'
import '#web/styles/app.css'
import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { createParts } from './app.tsx'

// Fetched while the first page is drawn; code that needs the settings tries again after a failure.
loadStageSettings().catch(() => undefined)
const root = document.getElementById('root')
if (root) createRoot(root).render(createParts().start())
