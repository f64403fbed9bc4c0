import type { Page } from 'playwright-core'
import { ADMIN_PASSWORD } from '#harness/admin.ts'

/** Fills and sends the admin sign-in form, without waiting for the result. */
export async function sendCredentials(page: Page, email: string, password = ADMIN_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function enterAdmin(page: Page, email: string, address = '/admin'): Promise<void> {
  await page.goto(address)
  await sendCredentials(page, email)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

/**
 * Everything that the browser stores for the site, as text: both storages, and the readable values of
 * IndexedDB.
 */
export const keptInBrowser = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(`(async () => {
      const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => new Promise((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const stores = [...database.objectStoreNames]
          if (stores.length === 0) return resolve([])
          const reading = database.transaction(stores).objectStore(stores[0]).getAll()
          reading.onsuccess = () => { database.close(); resolve(reading.result.map((value) => value instanceof CryptoKey ? { key: value.algorithm.name, extractable: value.extractable } : value)) }
        }
      })))
      return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, databases, cookies: document.cookie, address: location.href })
    })()`),
  )
