import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach } from 'vitest'
import { Toaster, Toasts } from '#web/components/ui/toaster.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'

await Toasts.load()

afterEach(cleanup)

/** Draws a piece of the site with everything that stands around it. */
export function show(element: ReactElement) {
  return render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        {element}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
