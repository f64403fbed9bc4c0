import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#harness/web/render.tsx'
import HubDiagramPage from '#web/features/hub-diagram/components/hub-diagram-page.tsx'

test('the diagram has a name, and leads from what users set over the engine to what it does', () => {
  show(<HubDiagramPage />)
  const diagram = screen.getByRole('figure', { name: 'The AI job-search process' })
  expect(
    within(diagram)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'You set',
    'Upload your resume',
    'Set your job title',
    'Choose country and city',
    'Select the decision maker',
    'Configure your package',
    'The engine does',
    'Finds targeted job matches',
    'Identifies relevant companies',
    'Locates decision makers',
    'Writes personalized emails',
    'Prepares daily drafts',
  ])
  expect(within(diagram).getByText('The engine')).toBeTruthy()
})

test('the steps are two lists, and a link opens the home page', () => {
  show(<HubDiagramPage />)
  const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
  expect(lists).toEqual([5, 5])
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.getByText(/15, 20 or 30 emails a day/)).toBeTruthy()
})
