export type Listener = (event: unknown) => void

/** Handlers by event name. */
export function listeners() {
  const all = new Map<string, Set<Listener>>()
  return {
    on(event: string, listener: Listener): void {
      all.set(event, (all.get(event) ?? new Set()).add(listener))
    },
    off(event: string, listener?: Listener): void {
      if (listener === undefined) all.delete(event)
      else all.get(event)?.delete(listener)
    },
    fire(event: string, value: object): void {
      for (const listener of all.get(event) ?? []) listener(value)
    },
  }
}
