// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configuration, emptyConfiguration, resume } from '#web/testing/fixtures.ts'
import { resumeFacts } from '#web/testing/resume-fixtures.ts'
import { show } from '#web/testing/render.tsx'
import ConfigurationForm from './configuration-form.tsx'

const saved: unknown[] = []
let answer: { status: number; body: unknown }
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  saved.length = 0
  answer = { status: 200, body: configuration }
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      // What was read of the resume is asked for beside the form.
      const isRead = request.method === 'GET'
      if (!isRead) saved.push({ method: request.method, path: request.url, body: JSON.parse(text) })
      const { status, body } = isRead ? { status: 200, body: resumeFacts } : answer
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  window.location.href = `http://127.0.0.1:${address.port}/`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Configuration' }))

test('an empty form lists what is missing and sends nothing', async () => {
  show(<ConfigurationForm configuration={emptyConfiguration} resume={null} />)
  save()
  const list = await screen.findByText('Not saved yet')
  const items = within(list.parentElement ?? document.body).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Resume is required',
    'Job title is required',
    'Target country is required',
    'Target city is required',
    'Target person role is required',
  ])
  expect(saved).toEqual([])
  expect(screen.getByLabelText('Job title').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['Job title is required', 'Job title'],
  ['Target country is required', 'Target country'],
  ['Target city is required', 'Target country'],
])('the line %s leads to %s', async (line, field) => {
  show(<ConfigurationForm configuration={emptyConfiguration} resume={null} />)
  save()
  fireEvent.click(await screen.findByRole('button', { name: line }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)))
})

test('the city waits for the country, and another country clears it', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  const city = screen.getByLabelText<HTMLInputElement>('Target city')
  expect(city.value).toBe('Munich')
  fireEvent.change(screen.getByLabelText('Target country'), { target: { value: 'canad' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Canada' }))
  expect(city.value).toBe('')
})

test('each country says how it is covered, in the list and under the field once it is chosen', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  const field = screen.getByLabelText('Target country')
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described()).toContain('Section 7 of the UWG demands consent to advertising by email')
  fireEvent.change(field, { target: { value: 'japan' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Japan company boards only' }))
  expect(described()).toBe('In Japan only the job boards of some companies are searched: expect few emails.')
  fireEvent.change(field, { target: { value: 'kenya' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Kenya not covered yet' }))
  expect(described()).toBe(
    'No source of job postings covers Kenya yet: emails cannot be drafted for it. Choose another country. The Data Protection Act demands consent to commercial use of a person’s data; an application is no such use, but keep to one personal email. This is our own rule, not legal advice.',
  )
  fireEvent.change(field, { target: { value: 'united k' } })
  fireEvent.click(await screen.findByRole('option', { name: 'United Kingdom' }))
  expect(described()).toBe('')
})

test('without a country the city says what it waits for', () => {
  show(<ConfigurationForm configuration={emptyConfiguration} resume={resume} />)
  const city = screen.getByLabelText<HTMLInputElement>('Target city')
  expect(city.disabled).toBe(true)
  expect(city.placeholder).toBe('Select a country first')
})

test('a save sends one role and says that it worked', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  fireEvent.change(screen.getByLabelText('Job title'), { target: { value: 'Staff Engineer' } })
  fireEvent.click(screen.getByLabelText(/Human Resources/))
  fireEvent.click(screen.getByLabelText(/^Brisk/))
  save()
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy()
  expect((await screen.findByText('Configuration Saved')).nextSibling?.textContent).toBe(
    'Your email outreach configuration has been saved successfully and will appear above.',
  )
  expect(saved).toEqual([
    {
      method: 'PUT',
      path: '/api/user/configuration',
      body: {
        resumeUrl: '/api/user/resume/res_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
        jobTitle: 'Staff Engineer',
        targetArea: 'Germany',
        targetCity: 'Munich',
        jobPostedTimeframe: '7',
        targetPersonRoles: ['hr'],
        letterLanguage: 'posting',
        letterTone: 'brisk',
        writeToAgencies: true,
      },
    },
  ])
})

test('recruitment agencies are written to unless the box is cleared', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Write to recruitment agencies Many postings are placed by agencies for companies they do not name.',
  })
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  expect(box.checked).toBe(false)
  expect(screen.getByText('You have changes that are not saved.')).toBeTruthy()
  save()
  await waitFor(() => expect(saved).toMatchObject([{ method: 'PUT', body: { writeToAgencies: false } }]))
})

test('the box shows what was saved', () => {
  show(<ConfigurationForm configuration={{ ...configuration, writeToAgencies: false }} resume={resume} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('a change refused while a run goes on says why', async () => {
  answer = {
    status: 429,
    body: { code: 'configuration_restricted', message: 'Once this run has finished.', requestId: 'r' },
  }
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  save()
  await screen.findByText('Configuration Change Restricted')
  expect(screen.getByText('Once this run has finished.')).toBeTruthy()
})

test('a file of the wrong kind is refused in place and as a toast', async () => {
  show(<ConfigurationForm configuration={emptyConfiguration} resume={null} />)
  const file = new File(['x'], 'photo.png', { type: 'image/png' })
  fireEvent.change(screen.getByTestId('resume-file'), { target: { files: [file] } })
  await waitFor(() =>
    expect(
      screen.getAllByText('Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.'),
    ).toHaveLength(2),
  )
  expect(screen.getByText('Invalid file type')).toBeTruthy()
})

describe('an upload', () => {
  const pick = () =>
    fireEvent.change(screen.getByTestId('resume-file'), {
      target: { files: [new File(['Maya Okafor'], 'resume.txt', { type: 'text/plain' })] },
    })

  test('says that the resume is there', async () => {
    answer = { status: 201, body: resume }
    show(<ConfigurationForm configuration={emptyConfiguration} resume={null} />)
    pick()
    expect((await screen.findByText('Resume uploaded')).nextSibling?.textContent).toBe(
      'Your resume has been uploaded and saved successfully.',
    )
    expect(saved).toMatchObject([
      {
        method: 'POST',
        path: '/api/user/resume/upload',
        body: { originalFileName: 'resume.txt', storageUrl: 'data:text/plain;base64,TWF5YSBPa2Fmb3I=' },
      },
    ])
  })

  test.each([
    [
      'the reason of the server',
      { status: 422, body: { code: 'resume_empty', message: 'The file holds no text.', requestId: 'r' } },
      'The file holds no text.',
    ],
    [
      'words of its own without one',
      { status: 502, body: 'Bad gateway' },
      'Failed to upload resume. Please try again.',
    ],
  ])('that failed says so with %s', async (_, reply, words) => {
    answer = reply
    show(<ConfigurationForm configuration={emptyConfiguration} resume={null} />)
    pick()
    await waitFor(() => expect(document.getElementById('resume-error')?.textContent).toBe(words))
    expect(screen.getAllByText('Upload failed').map((title) => title.nextSibling?.textContent)).toContain(
      words,
    )
  })
})
