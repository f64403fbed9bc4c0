import type { ComponentType } from 'react'

/** Loads a module whose default export is a page. */
export type LoadPage = () => Promise<{ readonly default: ComponentType }>

/** A page whose code is loaded with its route. */
export const page = (load: LoadPage) => ({ Component: async () => (await load()).default })
