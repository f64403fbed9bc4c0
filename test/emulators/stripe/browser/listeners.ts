export type Listener = (event: unknown) => void

/** Handlers by event name. */
export function listeners() {
  const all = new Map<string, Set<Listener>>()
  const on = (event: string, listener: Listener): void => {
    all.set(event, (all.get(event) ?? new Set()).add(listener))
  }
  const off = (event: string, listener?: Listener): void => {
    if (listener === undefined) all.delete(event)
    else all.get(event)?.delete(listener)
  }
  return {
    on,
    off,
    once(event: string, listener: Listener): void {
      const first: Listener = (value) => {
        off(event, first)
        listener(value)
      }
      on(event, first)
    },
    fire(event: string, value: object): void {
      for (const listener of all.get(event) ?? []) listener(value)
    },
  }
}
