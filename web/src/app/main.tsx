import { createRoot } from 'react-dom/client'
import '#web/styles/app.css'
import { createParts } from './app.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(createParts().start())
