// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailAddress } from './email-address.tsx'

it.each([
  ['maya@example.com', 'maya<wbr>@example.com'],
  ['Not connected', 'Not connected'],
  ['@example.com', '@example.com'],
])('%s wraps before its @ if it has one', (text, html) => {
  const { container } = render(<EmailAddress>{text}</EmailAddress>)
  expect(container.firstElementChild?.innerHTML).toBe(html)
  expect(container.textContent).toBe(text)
})
