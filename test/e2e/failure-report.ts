import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

export const ARTIFACTS = path.resolve(import.meta.dirname, 'artifacts')
/** A failed page is inspected without long waits. */
const GLANCE = { timeout: 10_000 }
const MAX_LINES = 60

/** Tracks the URLs of a page's unanswered requests. */
export function openRequests(page: Page): () => readonly string[] {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => [...open].map((request) => `${request.method()} ${request.url()}`)
}

const FOCUS = `(({ tagName, id, textContent }, name) => tagName.toLowerCase() + (id && '#' + id) + ' ' + (name ?? (tagName === 'BODY' ? '' : textContent.trim().slice(0, 60))))(document.activeElement, document.activeElement.getAttribute('aria-label'))`

const orWhy = async <T>(look: Promise<T>): Promise<T | string> =>
  await look.catch((error: unknown) => `cannot be told: ${String(error).split('\n')[0]}`)

async function sightOf(page: Page, picture: string): Promise<readonly string[]> {
  await orWhy(page.screenshot({ ...GLANCE, path: picture, fullPage: true }))
  const lines = (await orWhy(page.locator('body').innerText(GLANCE)))
    .split('\n')
    .filter((line) => line.trim() !== '')
  const more = lines.length - MAX_LINES
  return [
    `At ${page.url()} with the focus on ${String(await Promise.race([orWhy(page.evaluate(FOCUS)), sleep(GLANCE.timeout, 'nobody knows what', { ref: false })]))}:`,
    ...lines.slice(0, MAX_LINES).map((line) => `  | ${line}`),
    ...(more > 0 ? [`  … and ${more} lines more`] : []),
  ]
}

/**
 * Describes all tabs of a browser when its test failed, and stores a screenshot of each among the artifacts:
 * the log must suffice when the machine is gone.
 */
export async function failureReport(
  page: Page,
  test: string,
  told: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  mkdirSync(ARTIFACTS, { recursive: true })
  const name = path.join(ARTIFACTS, `failed-${test.replaceAll(/\W+/g, '-').slice(0, 60)}-${Date.now()}`)
  const text: string[] = []
  for (const [index, tab] of page.context().pages().entries())
    text.push(...(await sightOf(tab, `${name}-${index + 1}.png`)))
  for (const [title, lines] of Object.entries(told))
    if (lines.length > 0) text.push(`${title}:`, ...lines.slice(-MAX_LINES / 2).map((line) => `  ${line}`))
  writeFileSync(`${name}.txt`, text.join('\n'))
  return text.join('\n')
}
