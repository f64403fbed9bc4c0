import { BRAND } from '#shared/brand.ts'
import type { Addressee, UserMessage } from './model.ts'

/** A part of a mail. The plain text and the HTML are made of the same parts, so they say the same. */
export type Part =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** `label` has to read well before a colon and as the text of a link. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text })
export const facts = (...list: readonly (readonly [name: string, value: string])[]): Part => ({
  kind: 'facts',
  facts: list,
})
export const link = (label: string, url: string): Part => ({ kind: 'link', label, url })

interface Letter extends Omit<Addressee, 'site'> {
  readonly subject: string
  readonly parts: readonly Part[]
}

/** Builds a mail as plain text and HTML. Every value is text: none becomes markup or a header. */
export function userLetter({ to, firstName, subject, parts }: Letter): UserMessage {
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  return {
    to,
    subject,
    text: [greeting, ...parts.map(asText), BRAND.name].join('\n\n'),
    html: page(
      subject,
      [
        lines(greeting),
        ...parts.map(asHtml),
        `<p class="muted" style="margin:28px 0 0;color:#5b6472">${escaped(BRAND.name)}</p>`,
      ].join('\n'),
    ),
  }
}

function asText(part: Part): string {
  if (part.kind === 'paragraph') return part.text
  return part.kind === 'facts'
    ? part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    : `${part.label}: ${part.url}`
}

function asHtml(part: Part): string {
  if (part.kind === 'paragraph') return lines(part.text)
  if (part.kind === 'facts')
    return `<table style="border-collapse:collapse;margin:0 0 16px">${part.facts.map(row).join('')}</table>`
  return `<p style="margin:0 0 16px"><a class="link" href="${escaped(part.url)}" style="color:#1d4f91">${escaped(part.label)}</a></p>`
}

const lines = (text: string): string =>
  `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><th scope="row" class="muted" style="padding:4px 20px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5b6472">${escaped(name)}</th><td style="padding:4px 0;vertical-align:top">${escaped(value)}</td></tr>`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** Nothing in it has to be fetched by a mail program, so that opening a mail cannot be tracked. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#15181e!important;color:#eceae4!important}.muted{color:#a5adba!important}.link{color:#8db8f0!important}}</style></head>
<body class="page" style="margin:0;padding:24px 20px;background:#ffffff;color:#1b2230;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere">
<div style="max-width:34em">
${body}
</div></body></html>
`
