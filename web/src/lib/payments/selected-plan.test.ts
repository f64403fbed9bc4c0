import { afterEach, expect, test, vi } from 'vitest'
import { saveSelectedPlan } from './save-selected-plan.ts'
import { storedPlan } from './selected-plan.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('saving a plan clears the rest of the storage', () => {
  localStorage.setItem('authToken', 'left over')
  saveSelectedPlan('pro')
  expect([localStorage.length, localStorage.getItem('selectedPlan')]).toEqual([1, 'pro'])
  saveSelectedPlan('elite')
  expect(storedPlan()).toBe('elite')
})

test('a stored value that is not a plan is ignored', () => {
  expect(storedPlan()).toBeNull()
  for (const value of ['enterprise', '', 'toString', '__proto__']) {
    localStorage.setItem('selectedPlan', value)
    expect(storedPlan()).toBeNull()
  }
})

test('a browser without storage only loses the choice', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { clear: closed, getItem: closed, setItem: closed })
  expect(() => saveSelectedPlan('pro')).not.toThrow()
  expect(storedPlan()).toBeNull()
})
