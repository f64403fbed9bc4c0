// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configuration, emptyConfiguration, resume } from '#harness/web/fixtures.ts'
import { resumeFacts } from '#harness/web/resume-fixtures.ts'
import { show } from '#harness/web/render.tsx'
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
      // The form also requests the facts of the resume.
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
])('the error “%s” focuses the field %s', async (line, field) => {
  show(<ConfigurationForm configuration={emptyConfiguration} resume={null} />)
  save()
  fireEvent.click(await screen.findByRole('button', { name: line }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)))
})

test('another country clears the city', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  const city = screen.getByLabelText<HTMLInputElement>('Target city')
  expect(city.value).toBe('Munich')
  fireEvent.change(screen.getByLabelText('Target country'), { target: { value: 'canad' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Canada' }))
  expect(city.value).toBe('')
})

test('the coverage of each country is shown in the list, and under the field once it is chosen', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  const field = screen.getByLabelText('Target country')
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described()).toContain('Section 7 of the UWG demands consent to advertising by email')
  fireEvent.change(field, { target: { value: 'japan' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Japan company boards only' }))
  expect(described()).toBe('In Japan we search only some companies’ job boards, so expect few emails.')
  fireEvent.change(field, { target: { value: 'united k' } })
  fireEvent.click(await screen.findByRole('option', { name: 'United Kingdom' }))
  expect(described()).toBe('')
})

test('a country that is not covered yet is listed but cannot be chosen, by mouse or key', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  const field = screen.getByLabelText<HTMLInputElement>('Target country')
  fireEvent.change(field, { target: { value: 'kenya' } })
  const option = await screen.findByRole('option', { name: 'Kenya not covered yet' })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(option)
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(field.value).toBe('Germany')
  expect(screen.getByLabelText<HTMLInputElement>('Target city').value).toBe('Munich')
})

test('a saved country that is no longer covered is shown with advice', () => {
  const kenya = { ...configuration, targetArea: 'Kenya', targetCity: 'Nairobi' }
  show(<ConfigurationForm configuration={kenya} resume={resume} />)
  const field = screen.getByLabelText<HTMLInputElement>('Target country')
  expect(field.value).toBe('Kenya')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'We have no job postings in Kenya yet, so we can’t draft emails. Choose another country.',
  )
})

test('without a country the city field is disabled and says why', () => {
  show(<ConfigurationForm configuration={emptyConfiguration} resume={resume} />)
  const city = screen.getByLabelText<HTMLInputElement>('Target city')
  expect(city.disabled).toBe(true)
  expect(city.placeholder).toBe('Select a country first')
})

test('a save sends one role and confirms its success', async () => {
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
        chooseFirst: false,
        writeToAgencies: true,
        otherTitles: [],
        titleWordsLeftOut: [],
        remoteOnly: false,
        minLevel: null,
        maxLevel: null,
      },
    },
  ])
})

test('recruitment agencies are written to unless the box is cleared', async () => {
  show(<ConfigurationForm configuration={configuration} resume={resume} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Write to recruitment agencies Agencies post many jobs for companies they don’t name.',
  })
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  expect(box.checked).toBe(false)
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  save()
  await waitFor(() => expect(saved).toMatchObject([{ method: 'PUT', body: { writeToAgencies: false } }]))
})

test('lists are typed with commas, levels chosen, and shown as they are saved', async () => {
  show(<ConfigurationForm configuration={{ ...configuration, minLevel: 'senior' }} resume={resume} />)
  const titles = screen.getByLabelText<HTMLInputElement>('Other titles that count as the same')
  fireEvent.change(titles, { target: { value: 'Product Owner, ' } })
  expect(titles.value).toBe('Product Owner, ')
  fireEvent.change(titles, { target: { value: 'Product Owner, Platform Lead' } })
  fireEvent.change(screen.getByLabelText('Words that must not be in a title'), {
    target: { value: 'intern' },
  })
  expect(screen.getByLabelText<HTMLSelectElement>('Lowest level').value).toBe('senior')
  fireEvent.change(screen.getByLabelText('Lowest level'), { target: { value: 'any' } })
  fireEvent.change(screen.getByLabelText('Highest level'), { target: { value: 'lead' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Remote only/ }))
  save()
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        body: {
          otherTitles: ['Product Owner', 'Platform Lead'],
          titleWordsLeftOut: ['intern'],
          minLevel: null,
          maxLevel: 'lead',
          remoteOnly: true,
        },
      },
    ]),
  )
})

test('a lowest level above the highest is refused beside its field, until either is changed', async () => {
  show(<ConfigurationForm configuration={{ ...configuration, maxLevel: 'beginner' }} resume={resume} />)
  const lowest = screen.getByLabelText<HTMLSelectElement>('Lowest level')
  fireEvent.change(lowest, { target: { value: 'senior' } })
  save()
  expect((await screen.findAllByText('The lowest level can’t be above the highest.')).length).toBe(2)
  expect(lowest.getAttribute('aria-invalid')).toBe('true')
  expect(lowest.closest('details')?.open).toBe(true)
  expect(saved).toEqual([])
  fireEvent.change(screen.getByLabelText('Highest level'), { target: { value: 'lead' } })
  await waitFor(() => expect(screen.queryByText('The lowest level can’t be above the highest.')).toBeNull())
  save()
  await waitFor(() => expect(saved).toMatchObject([{ body: { minLevel: 'senior', maxLevel: 'lead' } }]))
})

test('the checkbox shows the saved value', () => {
  show(<ConfigurationForm configuration={{ ...configuration, writeToAgencies: false }} resume={resume} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Write to recruitment agencies/ })
  expect(box.checked).toBe(false)
})

test('a change that is refused during a run says why', async () => {
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

  test('confirms the upload', async () => {
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
      "the server's reason",
      { status: 422, body: { code: 'resume_empty', message: 'The file holds no text.', requestId: 'r' } },
      'The file holds no text.',
    ],
    ['a default message', { status: 502, body: 'Bad gateway' }, 'Failed to upload resume. Please try again.'],
  ])('that fails shows %s', async (_, reply, words) => {
    answer = reply
    show(<ConfigurationForm configuration={emptyConfiguration} resume={null} />)
    pick()
    await waitFor(() => expect(document.getElementById('resume-error')?.textContent).toBe(words))
    expect(screen.getAllByText('Upload failed').map((title) => title.nextSibling?.textContent)).toContain(
      words,
    )
  })
})
