import { createRoot } from 'react-dom/client'
import '#web/styles/app.css'
import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { createParts } from './app.tsx'

// On its way while the first page is drawn; whoever needs it asks again when it failed.
loadStageSettings().catch(() => undefined)
const root = document.getElementById('root')
if (root) createRoot(root).render(createParts().start())
