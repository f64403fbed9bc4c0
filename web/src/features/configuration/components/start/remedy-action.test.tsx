// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#harness/web/render.tsx'
import { RemedyAction } from './remedy-action.tsx'

test.each([
  ['change-search', 'Change the search', 'jobTitle'],
  ['change-place', 'Choose another country', 'targetArea'],
  ['upload-resume', 'Upload a resume', 'resumeUrl'],
] as const)('%s opens the form at its field', (remedy, label, field) => {
  const edit = vi.fn<(field: string) => void>()
  show(<RemedyAction remedy={remedy} onEdit={edit} />)
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(edit.mock.calls).toEqual([[field]])
})
