import '#web/styles/app.css'
import { Outlet } from 'react-router-dom'

/**
 * Around every page of the app: one that is gone to from a public page waits for the app's style sheet as it
 * does for its code.
 */
export default function AppArea() {
  return <Outlet />
}
