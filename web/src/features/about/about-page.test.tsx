import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#harness/web/render.tsx'
import { Founders } from './components/founders.tsx'
import AboutPage from '#web/features/about/components/about-page.tsx'

const chapter = (title: string) => within(screen.getByRole('region', { name: title }))

test('the sections of the page have this order', () => {
  show(<AboutPage />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What it is',
    'The problem',
    'How it works',
    'What to expect',
    'Who it suits',
    'Privacy and ethics',
    'Judge it by your own resume.',
  ])
})

test('it shows four steps and links to the diagram', () => {
  show(<AboutPage />)
  expect(chapter('How it works').getAllByRole('listitem')).toHaveLength(4)
  expect(chapter('How it works').getByRole('link').getAttribute('href')).toBe('/hub-diagram')
})

test('what to expect goes from the first day to the fourth week', () => {
  show(<AboutPage />)
  const times = chapter('What to expect')
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)
  expect(times).toEqual(['Day 1', 'Day 2-3', 'Week 1', 'Weeks 2-4'])
  expect(chapter('What to expect').getByText(/10–30% response rates/)).toBeTruthy()
})

test('it lists who it suits and who it does not', () => {
  show(<AboutPage />)
  const names = chapter('Who it suits')
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)
  expect(names).toEqual([
    'Experienced professionals',
    'Career changers',
    'Anyone tired of forms',
    'Entry-level roles that need a formal application',
    'Government or regulated roles',
    'Roles that require HR screening',
  ])
})

test('two buttons link to the prices and to the sign-up', () => {
  show(<AboutPage />)
  expect(screen.getByRole('link', { name: 'View Pricing Plans' }).getAttribute('href')).toBe('/#pricing')
  expect(screen.getByRole('link', { name: 'Start Trial' }).getAttribute('href')).toBe('/signup')
})

test('without founders there is no section of them', () => {
  show(<AboutPage />)
  expect(screen.queryByRole('region', { name: 'Founders' })).toBeNull()
})

test('each founder is shown with name, role and story', () => {
  show(<Founders founders={[{ name: 'Ada Quill', role: 'Product', story: 'Read letters for ten years.' }]} />)
  expect(chapter('Founders').getByRole('heading', { level: 3 }).textContent).toBe('Ada Quill')
  expect(chapter('Founders').getByText('Read letters for ten years.')).toBeTruthy()
})
