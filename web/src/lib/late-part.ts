import { createElement, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

/** Code that comes later than the page. */
export interface Late {
  readonly isThere: () => boolean
  /** Fetches the code; false when that failed, and the next call tries again. */
  readonly load: () => Promise<boolean>
  readonly subscribe: (onChange: () => void) => () => void
}

/** A component whose code is not needed for the first drawing of a page. Draws nothing until it is there. */
export interface LatePart<Props extends object> extends Late {
  (props: Props): ReactNode
}

export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const listeners = new Set<() => void>()
  let component: ComponentType<Props> | null = null
  let loading: Promise<boolean> | null = null
  const start = async (): Promise<boolean> => {
    try {
      component = await fetchPart()
    } catch {
      loading = null
      return false
    }
    for (const listener of listeners) listener()
    return true
  }
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  }
  const Part = (props: Props) => {
    const there = useSyncExternalStore(
      subscribe,
      () => component,
      () => null,
    )
    return there && createElement(there, props)
  }
  return Object.assign(Part, {
    isThere: () => component !== null,
    load: () => (loading ??= start()),
    subscribe,
  })
}
