import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach } from 'vitest'
import { Toaster } from '#web/components/ui/overlays/toaster.tsx'
import { createQueryClient } from '#web/lib/api/query-client.ts'

afterEach(cleanup)

/** Renders a component inside the app's providers. */
export function show(element: ReactElement) {
  return render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <Toaster />
        {element}
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
