import { useEffect, useEffectEvent } from 'react'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Whether a key press types into a field. A checkbox is no field to type into. */
export const isTyping = ({ target }: Pick<KeyPress, 'target'>): boolean =>
  isIn(target, 'input:not([type=checkbox]), textarea, select')

export const isInDialog = ({ target }: Pick<KeyPress, 'target'>): boolean => isIn(target, '[role=dialog]')

/** The letter of a key press without modifiers, outside of fields and menus; otherwise null. */
export function plainKey(event: KeyPress): string | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
  if (ctrlKey || metaKey || altKey || defaultPrevented || key.length !== 1) return null
  return isTyping(event) || isIn(target, '[role=menu], [role=combobox]') ? null : key.toLowerCase()
}

/** Whether nothing has the focus that a key could be meant for. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'main'

/** Listens to the keys that are pressed anywhere on the page. */
export function usePageKey(onKey: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
