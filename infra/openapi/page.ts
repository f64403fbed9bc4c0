import type { OpenApiDocument, Operation } from './document.ts'
import { escapeHtml, prose, schemaHtml } from './schema-html.ts'

const STYLE = `:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:1.5rem 1rem 6rem}
h1,h2,h3{line-height:1.2}h2{margin-top:3rem;text-transform:capitalize}h3{font-size:1rem;margin:0}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}small{opacity:.75}
nav ul{columns:18rem;padding-left:1.2rem}article{border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:1rem 0;scroll-margin-top:1rem}
table{border-collapse:collapse;width:100%;margin:.25rem 0}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-top:1px solid var(--line)}
th{font-weight:400;width:14rem}td table{background:var(--soft)}b{display:inline-block;min-width:4.5rem;font-family:ui-monospace,monospace}
h4{margin:1rem 0 .25rem;font-size:.85rem}`

const AUTH = {
  user: 'session required',
  admin: 'admin required',
  super: 'super admin required',
  optional: 'session read when there is one',
  none: 'no session',
} as const

function authOf({ security, responses }: Operation): string {
  if (security.length === 0) return AUTH.none
  if (security.some((scheme) => 'adminSession' in scheme))
    return responses['403']?.description.includes('admin_forbidden') === true ? AUTH.super : AUTH.admin
  return security.some((scheme) => Object.keys(scheme).length === 0) ? AUTH.optional : AUTH.user
}

interface Entry {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const entriesOf = (document: OpenApiDocument): readonly Entry[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

function inputs({ parameters = [], requestBody }: Operation): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code> <small>${place}${required ? '' : ', optional'}</small></th><td>${schemaHtml(schema)}</td></tr>`,
  )
  const table = rows.length === 0 ? '' : `<h4>Parameters</h4><table><tbody>${rows.join('')}</tbody></table>`
  if (requestBody === undefined) return table
  const schema = requestBody.content['application/json']?.schema ?? {}
  return `${table}<h4>Body${requestBody.required ? '' : ' (optional)'}</h4>${schemaHtml(schema)}<br><small>${prose(requestBody.description)}</small>`
}

function answers({ responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = content?.['application/json']?.schema
    const shown = schema === undefined || schema.allOf !== undefined ? prose(description) : schemaHtml(schema)
    return `<tr><th scope="row">${status}</th><td>${shown}</td></tr>`
  })
  return `<h4>Answers</h4><table><tbody>${rows.join('')}</tbody></table>`
}

const description = ({ description: text }: Operation): string =>
  text === undefined ? '' : `<p>${prose(text)}</p>`

const article = ({ method, path, operation }: Entry): string =>
  `<article id="${operation.operationId}"><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3><p>${prose(operation.summary)} <small>${authOf(operation)}</small></p>${description(operation)}${inputs(operation)}${answers(operation)}</article>`

/** The document as one readable page, without a script and without anything from elsewhere. */
export function apiPage(document: OpenApiDocument): string {
  const entries = entriesOf(document)
  const links = entries.map(
    ({ method, path, operation }) =>
      `<li><a href="#${operation.operationId}"><b>${method}</b> ${escapeHtml(path)}</a></li>`,
  )
  const sections = document.tags.map(
    ({ name }) =>
      `<section><h2>${escapeHtml(name)}</h2>${entries
        .filter(({ operation }) => operation.tags.includes(name))
        .map(article)
        .join('\n')}</section>`,
  )
  const models = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<article id="${name}"><h3>${name}</h3>${schemaHtml(schema)}</article>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(document.info.title)}</title><style>${STYLE}</style></head>
<body>
<header><h1>${escapeHtml(document.info.title)}</h1><p>${prose(document.info.description)}</p></header>
<nav aria-label="Endpoints"><ul>${links.join('\n')}</ul></nav>
<main>
${sections.join('\n')}
<section><h2>Models</h2>
${models.join('\n')}
</section>
</main>
</body>
</html>
`
}
