import { expect, test } from 'vitest'
import { failedPayment, readActivationRequest, withoutSecrets } from './success-address.ts'

const read = (query: string) => readActivationRequest(new URLSearchParams(query))
const ALL = 'session_id=cs_test_1&email=mia%40mail.example&user_id=usr_1&payment_first=true'
const payment = { sessionId: 'cs_test_1', userId: 'usr_1', email: 'mia@mail.example' }

test('a token takes precedence over the session, and the session over a payment alone', () => {
  expect(read(`${ALL}&auto_login_token=abc&auto_login=true`)).toEqual({
    route: { by: 'token', token: 'abc' },
    payment,
  })
  expect(read(`${ALL}&auto_login=true`)).toEqual({ route: { by: 'session' }, payment })
  expect(read(ALL)).toEqual({ route: { by: 'payment', payment }, payment })
})

test.each([
  '',
  'auto_login=false',
  'auto_login_token=',
  'email=mia%40mail.example&user_id=usr_1&payment_first=true',
  'session_id=cs_test_1&user_id=usr_1&payment_first=true',
  'session_id=cs_test_1&email=mia%40mail.example&payment_first=true',
  'session_id=cs_test_1&email=mia%40mail.example&user_id=usr_1',
  ALL.replace('true', '1'),
  ALL.replace('cs_test_1', 'none_of_ours'),
])('%j requests nothing', (query) => {
  expect(read(query).route).toEqual({ by: 'visit' })
})

test.each([
  ['setup_intent=seti_123&redirect_status=succeeded', 'seti_123'],
  ['payment_intent=pi_123', 'pi_123'],
  ['subscription_id=sub_123&discount_applied=true', 'sub_123'],
  ['session_id=%7BCHECKOUT_SESSION_ID%7D&subscription_id=sub_123', 'sub_123'],
])('%s names the payment %s', (query, sessionId) => {
  expect(read(`auto_login=true&${query}`).payment).toEqual({ sessionId })
})

test('a value that is not the id of a payment is ignored', () => {
  expect(read('auto_login=true&session_id=%3Cscript%3E').payment).toBeNull()
})

test('invalid values beside an id are left out', () => {
  expect(read(`auto_login=true&session_id=cs_test_1&user_id=${'x'.repeat(65)}`).payment).toEqual({
    sessionId: 'cs_test_1',
  })
})

test('secrets are removed from the address; a reload uses the session that the token opened', () => {
  const address = new URLSearchParams(
    'auto_login_token=abc&session_id=cs_test_1&setup_intent=seti_123&setup_intent_client_secret=seti_1_secret_2&plan=pro',
  )
  expect(String(withoutSecrets(address))).toBe(
    'session_id=cs_test_1&setup_intent=seti_123&plan=pro&auto_login=true',
  )
})

test('a failed payment goes to its own page with the plan, and a success reported in the address has no effect', () => {
  expect(
    failedPayment(
      new URLSearchParams('redirect_status=failed&plan=pro&email=mia%40mail.example&setup_intent=seti_123'),
    ),
  ).toBe('/payment-failed?reason=declined&plan=pro&email=mia%40mail.example')
  expect(failedPayment(new URLSearchParams('redirect_status=succeeded&plan=pro'))).toBeNull()
})
