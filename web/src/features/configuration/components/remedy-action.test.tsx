// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configuration, resume } from '#web/testing/fixtures.ts'
import { show } from '#web/testing/render.tsx'
import { LateContent } from '#web/components/ui/late-content.tsx'
import { ConfigurationForm } from '#web/features/configuration/late-form.ts'
import { RemedyAction } from './remedy-action.tsx'

test('leads to the field of a form whose code was not there yet', async () => {
  show(
    <>
      <RemedyAction remedy="change-search" />
      <LateContent part={ConfigurationForm} below skeleton={<p>Bars</p>}>
        <ConfigurationForm configuration={configuration} resume={resume} />
      </LateContent>
    </>,
  )
  expect(screen.getByText('Bars')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change the search' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Job title')))
})
