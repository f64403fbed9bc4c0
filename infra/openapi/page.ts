import type { OpenApiDocument, Operation } from './document.ts'

const STYLE = `:root{color-scheme:light dark;--line:#8884}
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:1.5rem 1rem 6rem}
h2{margin-top:3rem;text-transform:capitalize}h3{font-size:1rem;margin:0}h4{margin:1rem 0 .25rem;font-size:.85rem}
code,pre{font:.9em ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap;margin:0}
nav ul{columns:18rem;padding-left:1.2rem}b{display:inline-block;min-width:4.5rem;font-family:ui-monospace,monospace}
article{border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:1rem 0;scroll-margin-top:1rem}`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Our own sentences as HTML; code is between backticks. */
const prose = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>')

/** A schema as JSON, with links to the models that it refers to. */
const json = (schema: unknown): string =>
  `<pre>${escapeHtml(JSON.stringify(schema, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$1</a>',
  )}</pre>`

function authOf({ security, responses }: Operation): string {
  if (security.length === 0) return 'no session'
  if (security.some((scheme) => 'adminSession' in scheme))
    return responses['403']?.description.includes('admin_forbidden') === true
      ? 'super admin required'
      : 'admin required'
  return security.some((scheme) => Object.keys(scheme).length === 0)
    ? 'session read when there is one'
    : 'session required'
}

const answers = ({ responses }: Operation): string =>
  Object.entries(responses)
    .map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema
      return `<p><b>${status}</b> ${prose(description)}</p>${Number(status) >= 400 || !schema ? '' : json(schema)}`
    })
    .join('')

interface Entry {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

function article({ method, path, operation }: Entry): string {
  const { operationId, summary, description = '', parameters, requestBody } = operation
  const inputs = [
    parameters === undefined ? '' : `<h4>Parameters</h4>${json(parameters)}`,
    requestBody === undefined
      ? ''
      : `<h4>Body${requestBody.required ? '' : ' (optional)'}</h4><p>${prose(requestBody.description)}</p>${json(requestBody.content['application/json'].schema)}`,
  ]
  return `<article id="${operationId}"><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3><p>${prose(summary)} <small>${authOf(operation)}</small></p><p>${prose(description)}</p>${inputs.join('')}<h4>Answers</h4>${answers(operation)}</article>`
}

/** The document as one HTML page without scripts or external resources. */
export function apiPage({ info, tags, paths, components }: OpenApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const links = entries.map(
    ({ method, path, operation: { operationId } }) =>
      `<li><a href="#${operationId}"><b>${method}</b> ${escapeHtml(path)}</a></li>`,
  )
  const sections = tags.map(
    ({ name }) =>
      `<h2>${name}</h2>${entries
        .filter(({ operation }) => operation.tags.includes(name))
        .map(article)
        .join('\n')}`,
  )
  const models = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="${name}"><h3>${name}</h3>${json(schema)}</article>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${info.title}</title><style>${STYLE}</style></head>
<body><h1>${info.title}</h1><p>${prose(info.description)}</p>
<nav aria-label="Endpoints"><ul>${links.join('\n')}</ul></nav>
<main>${[...sections, '<h2>Models</h2>', ...models].join('\n')}</main></body>
</html>
`
}
