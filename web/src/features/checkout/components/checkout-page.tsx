import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import { readAddress, withoutReturn } from '#web/features/checkout/checkout-address.ts'
import { CHECKOUT } from '#web/features/checkout/texts.ts'
import { Checkout } from './checkout.tsx'
import { CheckoutShell } from './checkout-shell.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const HEAD: PageHead = {
  title: `Checkout · ${BRAND.name}`,
  description: 'Set up the payment of your plan.',
  unlisted: true,
}

/**
 * Reads the address and redirects users who have not chosen a plan or signed up; `beside` is shown under the
 * checkout.
 */
export default function CheckoutPage({ beside }: { beside?: ReactNode }) {
  useHead(HEAD)
  const [query, setQuery] = useSearchParams()
  const { plan, ...address } = readAddress(query)
  const hasNotified = useRef(false)
  const isHydrated = useHydrated()

  useEffect(() => {
    const clean = withoutReturn(query)
    if (clean.size === query.size) return
    if (query.get('redirect_status') === 'failed' && !hasNotified.current) notify.failure(CHECKOUT.failed)
    hasNotified.current = true
    setQuery(clean, { replace: true })
  }, [query, setQuery])

  if (plan !== null && !isHydrated)
    return (
      <QuietLayout>
        <CheckoutShell plan={plan} />
      </QuietLayout>
    )
  if (plan === null) return <Navigate to={paths.pricing} replace />
  if (address.email === null && !address.mailSignup) return <Navigate to={paths.signupWith(plan)} replace />
  return (
    <QuietLayout>
      <Checkout key={plan} plan={plan} address={address} query={query} />
      {beside}
    </QuietLayout>
  )
}
