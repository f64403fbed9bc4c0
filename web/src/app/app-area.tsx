import '#web/styles/app.css'
import { Outlet } from 'react-router-dom'

/**
 * Parent of every page of the app: a visitor who comes from a public page waits for the app's style sheet as
 * for its code.
 */
export default function AppArea() {
  return <Outlet />
}
