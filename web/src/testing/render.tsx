import type { ReactElement } from 'react'
import { renderWithApi } from './render-with-api.tsx'

/** Renders a component that calls no endpoint inside the app's providers. */
export const show = (element: ReactElement) => renderWithApi(element, {})
