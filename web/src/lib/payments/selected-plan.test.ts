import { afterEach, expect, test, vi } from 'vitest'
import { saveSelectedPlan, storedPlan } from './selected-plan.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a saved plan is all that is left in the storage', () => {
  localStorage.setItem('authToken', 'left over')
  saveSelectedPlan('pro')
  expect([localStorage.length, localStorage.getItem('selectedPlan')]).toEqual([1, 'pro'])
  saveSelectedPlan('elite')
  expect(storedPlan()).toBe('elite')
})

test('what is not a plan is no choice', () => {
  expect(storedPlan()).toBeNull()
  for (const value of ['enterprise', '', 'toString', '__proto__']) {
    localStorage.setItem('selectedPlan', value)
    expect(storedPlan()).toBeNull()
  }
})

test('a browser that stores nothing loses the choice and nothing else', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { clear: closed, getItem: closed, setItem: closed })
  expect(() => saveSelectedPlan('pro')).not.toThrow()
  expect(storedPlan()).toBeNull()
})
