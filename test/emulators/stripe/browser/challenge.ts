import { CHALLENGE_STYLE, styled } from './appearance.ts'

/**
 * The bank's second step: a dialog that the card holder completes or fails. Closing it counts as a failure.
 */
export function challenge(): Promise<'complete' | 'fail'> {
  return new Promise((resolve) => {
    const host = document.createElement('div')
    const root = styled(host, CHALLENGE_STYLE)
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-labelledby', 'challenge-title')
    const title = document.createElement('h2')
    Object.assign(title, { id: 'challenge-title', textContent: 'Your bank asks: is it you?' })
    const text = document.createElement('p')
    text.textContent = 'This stands for the authentication page of a bank (3D Secure). Choose how it ends.'
    const choices = document.createElement('div')
    choices.className = 'choices'
    const finish = (outcome: 'complete' | 'fail') => {
      window.removeEventListener('keydown', escape, true)
      host.remove()
      resolve(outcome)
    }
    const button = (label: string, outcome: 'complete' | 'fail', className: string) => {
      const made = document.createElement('button')
      Object.assign(made, { type: 'button', textContent: label, className })
      made.addEventListener('click', () => finish(outcome))
      return made
    }
    // A dialog of the page must not treat events in here as a click or focus outside of itself.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      event.preventDefault()
      finish('fail')
    }
    window.addEventListener('keydown', escape, true)
    for (const name of ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'focusout'] as const)
      host.addEventListener(name, (event) => event.stopPropagation())
    choices.append(button('Complete', 'complete', 'go'), button('Fail', 'fail', ''))
    dialog.append(title, text, choices)
    root.append(dialog)
    document.body.append(host)
    dialog.showModal()
  })
}
