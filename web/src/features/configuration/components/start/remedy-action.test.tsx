// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UPDATE_HEADING } from '#web/features/configuration/texts.ts'
import { configuration, resume } from '#web/testing/fixtures.ts'
import { show } from '#web/testing/render.tsx'
import { ConfigurationForm } from '#web/features/configuration/components/form/configuration-form.tsx'
import { RemedyAction } from './remedy-action.tsx'

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change the search' }))

test('focuses the field of the form', () => {
  show(
    <>
      <RemedyAction remedy="change-search" />
      <ConfigurationForm configuration={configuration} resume={resume} />
    </>,
  )
  press()
  expect(document.activeElement).toBe(screen.getByLabelText('Job title'))
})

test('focuses the heading of the form while the form is not loaded', () => {
  show(
    <>
      <RemedyAction remedy="change-search" />
      <h2 id={UPDATE_HEADING} tabIndex={-1}>
        Update Configuration
      </h2>
    </>,
  )
  press()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
