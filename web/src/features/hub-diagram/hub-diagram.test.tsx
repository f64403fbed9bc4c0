import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#harness/web/render.tsx'
import HubDiagramPage from '#web/features/hub-diagram/components/hub-diagram-page.tsx'

test('the picture has a name and a description of the process', () => {
  show(<HubDiagramPage />)
  const [wide, tall] = screen.getAllByRole('img', { name: 'The AI job-search process' })
  for (const picture of [wide, tall]) {
    const id = picture?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe(
      'Five things that you set lead into the engine: upload your resume, set your job title, choose country and city, select the decision maker, configure your package. Out of it come five steps, one after the other: finds targeted job matches, identifies relevant companies, locates decision makers, writes personalised emails, prepares daily drafts.',
    )
  }
})

test('the process is also shown as two lists, and a link opens the home page', () => {
  show(<HubDiagramPage />)
  const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
  expect(lists).toEqual([5, 5])
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.getAllByText('15, 20 or 30 emails a day')).toHaveLength(2)
})
