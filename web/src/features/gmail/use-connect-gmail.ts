import { useEffect, useState } from 'react'
import { notify } from '../../components/ui/toaster.tsx'
import { explain } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { GMAIL_TOASTS } from './texts.ts'

export type GoTo = (address: string) => void

const inThisTab: GoTo = (address) => window.location.assign(address)

/** Sends the browser to Google's consent. `connecting` lasts until the page is left. */
export function useConnectGmail(goTo: GoTo = inThisTab) {
  const [connecting, setConnecting] = useState(false)
  useEffect(() => {
    // The back button can bring this very page back from the browser's memory, still waiting to be left.
    const comeBack = () => setConnecting(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const connect = () => {
    setConnecting(true)
    try {
      goTo(paths.googleStart)
    } catch (error) {
      setConnecting(false)
      const { title, description } = GMAIL_TOASTS.connectionFailed
      notify.failure({ title, description: explain(error, description) })
    }
  }
  return { connecting, connect }
}
