import { useEffect, useState } from 'react'

/**
 * Redirects the browser to an address of the server, which redirects on to a provider. `redirecting` stays
 * true until the page is gone or the redirect throws.
 */
export function useRedirect(onFailure: (error: unknown) => void) {
  const [redirecting, setRedirecting] = useState(false)
  useEffect(() => {
    // The back button may restore this page from the browser's cache in the state in which it was left.
    const reset = () => setRedirecting(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const redirect = (address: string) => {
    setRedirecting(true)
    try {
      window.location.assign(address)
    } catch (error) {
      setRedirecting(false)
      onFailure(error)
    }
  }
  return { redirecting, redirect }
}
