import { createRoot } from 'react-dom/client'
import '#web/styles/app.css'
import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { measureVisit } from '#web/lib/visits/measure-visit.ts'
import { createParts } from './app.tsx'
import { hydrate } from './hydrate.tsx'

const nothing = () => undefined
// Fetched while the first page is drawn; code that needs the settings tries again after a failure.
loadStageSettings().catch(nothing)
// Before the first render, whose errors are to be heard of too.
measureVisit()
const root = document.getElementById('root')
if (root?.dataset['page'] !== undefined) void hydrate(nothing, nothing, true)
else if (root) createRoot(root).render(createParts().start())
