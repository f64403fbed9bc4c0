/**
 * To the page, where what had the focus has gone with its row; after a dialog that is closing has given the
 * focus back to it.
 */
export function focusPage(): void {
  setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }))
}
