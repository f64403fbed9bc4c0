import { useEffect, useState } from 'react'

export type GoTo = (address: string) => void

const inThisTab: GoTo = (address) => window.location.assign(address)

/**
 * Leaves the site for an address of the server, which leads on to a provider. `leaving` lasts until the page
 * is left, or leaving throws.
 */
export function useLeaving(onFailure: (error: unknown) => void, goTo: GoTo = inThisTab) {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // The back button can bring this very page back from the browser's memory, still waiting to be left.
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const leave = (address: string) => {
    setLeaving(true)
    try {
      goTo(address)
    } catch (error) {
      setLeaving(false)
      onFailure(error)
    }
  }
  return { leaving, leave }
}
