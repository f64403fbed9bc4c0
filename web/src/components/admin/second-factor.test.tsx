import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { adminSession } from '#web/lib/admin/admin-session.ts'
import { adminsSeenBy, superAdmin } from '#harness/web/admin-fixtures.ts'
import { NOW } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { AdminGate } from './admin-gate.tsx'

const ADMINS = 'GET /api/admin/admins'
const LOGOUT = 'POST /api/admin/logout'
const enrolment = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Reachwell:ada%40reachwell.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  recoveryCodes: ['abcd-efgh-2345', 'bcde-fghi-3456'],
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
  onTestFinished(() => {
    adminSession.end('signed_out')
    vi.useRealTimers()
  })
})

const open = (replies: Replies) =>
  renderWithApi(
    <AdminGate title="Admin">
      <p>Inside</p>
    </AdminGate>,
    { [LOGOUT]: ok({ success: true }), ...replies },
    '/admin',
  )

function signIn() {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@reachwell.example' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'four plain words' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('after the right password the form asks for the code and sends it with the credentials', async () => {
  const { sent } = open({
    [ADMINS]: [
      refusal('admin_code_required'),
      refusal('admin_code_wrong'),
      adminsSeenBy(superAdmin),
      adminsSeenBy(superAdmin),
    ],
  })
  expect(screen.queryByLabelText('Code')).toBe(null)
  signIn()
  const code = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(code)
  expect(screen.queryByRole('alert')).toBe(null)
  fireEvent.change(code, { target: { value: '111111' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Wait for the next one.')
  fireEvent.change(code, { target: { value: ' abcd-efgh-2345 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Inside')).toBeTruthy()
  expect(sent.slice(0, 3).map(({ headers }) => headers['x-admin-code'] ?? null)).toEqual([
    null,
    '111111',
    'abcd-efgh-2345',
  ])
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('abcd')
})

test('where the stage requires a second factor, it is set up before anything else is shown', async () => {
  const missing = refusal('second_factor_missing')
  const { sent } = open({
    [ADMINS]: [missing, missing, adminsSeenBy(superAdmin)],
    'POST /api/admin/second-factor': ok(enrolment),
    'POST /api/admin/second-factor/confirm': [refusal('second_factor_code'), ok({ success: true })],
  })
  signIn()
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Set up a second factor' }))
  expect((await screen.findByTestId('secret')).textContent).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  expect(screen.getByRole('link', { name: 'open it in the app' }).getAttribute('href')).toBe(
    enrolment.address,
  )
  const qrCode = screen.getByRole('img', { name: 'QR code of the key' })
  // 88 bytes fit version 5 at the lowest level of correction: 37 modules and a border of four on each side.
  expect(qrCode.getAttribute('viewBox')).toBe('0 0 45 45')
  // The finder pattern: seven dark squares in the first row inside the border.
  expect(qrCode.innerHTML).toContain(
    'M4 4h1v1h-1zM5 4h1v1h-1zM6 4h1v1h-1zM7 4h1v1h-1zM8 4h1v1h-1zM9 4h1v1h-1zM10 4h1v1h-1z',
  )
  expect(screen.getByText('bcde-fghi-3456')).toBeTruthy()
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  press()
  expect(await screen.findByText('Enter the six digits that the app shows.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123 456' } })
  press()
  expect(await screen.findByText(/Check the clock on your phone/)).toBeTruthy()
  press()
  expect(await screen.findByText('Inside')).toBeTruthy()
  expect(sent.filter(({ call }) => call.endsWith('/confirm')).map(({ body }) => body)).toEqual([
    { code: '123456' },
    { code: '123456' },
  ])
})
