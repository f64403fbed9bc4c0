import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a busy button keeps the focus and ignores clicks', () => {
  const heard: string[] = []
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        heard.push('sent')
      }}
    >
      <Button type="submit" busy={busy} onClick={() => heard.push('pressed')}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  fireEvent.click(button)
  expect(heard.splice(0)).toEqual(['pressed', 'sent'])
  rerender(form(true))
  fireEvent.click(button)
  expect(heard).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save', busy: true }))
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button).toHaveProperty('disabled', false)
})
