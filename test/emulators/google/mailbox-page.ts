import { html, raw } from 'hono/html'
import type { Email } from 'postal-mime'
import { snippetOf } from './gmail-resources.ts'
import type { GoogleAccount } from './mailbox-state.ts'
import { page, initialOf, type Html } from '#emulators/kit/page-style.ts'

export interface MailView {
  readonly id: string
  readonly email: Email
  readonly at: number
}

export interface MailboxView {
  readonly account: GoogleAccount
  readonly accounts: readonly GoogleAccount[]
  readonly folder: 'drafts' | 'sent'
  readonly counts: { readonly drafts: number; readonly sent: number }
  readonly mails: readonly MailView[]
  readonly open: MailView | null
  readonly page: number
  readonly pages: number
  readonly now: Date
}

const STYLE = `
body{min-height:100dvh;display:flex;flex-direction:column}
.top{display:flex;gap:16px;align-items:center;padding:10px 20px;border-bottom:1px solid var(--line);flex-wrap:wrap}
.top h1{font-size:22px;margin-right:auto}
.top form{display:flex;gap:8px;align-items:center;min-width:0}.top select{max-width:280px}
.box{flex:1;display:grid;grid-template-columns:170px minmax(280px,400px) 1fr;min-height:0}
.folders{padding:12px;border-right:1px solid var(--line)}
.folders a{display:flex;justify-content:space-between;padding:9px 12px;border-radius:6px;text-decoration:none;font-variant-numeric:tabular-nums}
.folders a[aria-current]{background:var(--tint);font-weight:600}
.list{border-right:1px solid var(--line);overflow:auto;max-height:calc(100dvh - 62px)}
.list ol{list-style:none;margin:0;padding:0}
.mail{display:block;padding:12px 16px;border-bottom:1px solid var(--line);text-decoration:none}
.mail:hover,.mail[aria-current]{background:var(--tint)}
.mail b,.mail i{display:block;font-style:normal;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.mail .first{display:flex;gap:8px;justify-content:space-between}.mail time{flex:none;font-size:13px;color:var(--muted)}
.mail .who{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.mail b{font-weight:600}.mail i{color:var(--muted);font-size:14px}
.who em{font-style:normal;color:var(--bad)}
.read{padding:28px 32px;overflow:auto;max-height:calc(100dvh - 62px)}
.read h2{font-size:28px;margin-bottom:20px;overflow-wrap:anywhere}
.read dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px;padding-bottom:16px;border-bottom:1px solid var(--line)}
.read dt{color:var(--muted)}.read dd{margin:0;overflow-wrap:anywhere}
.letter{font:17px/1.6 "Source Serif 4",Georgia,serif;white-space:pre-wrap;overflow-wrap:anywhere;max-width:68ch;margin:0}
.read .actions{justify-content:flex-start;border-top:1px solid var(--line);padding-top:20px}
.empty{padding:64px 24px;text-align:center;color:var(--muted)}.empty h2{font-size:22px;color:var(--ink);margin-bottom:8px}
.pages{display:flex;justify-content:space-between;padding:12px 16px;font-size:14px}
.back{display:none}
@media(max-width:860px){.box{display:block}.folders{display:flex;gap:8px;border:0;border-bottom:1px solid var(--line)}.folders a{gap:8px}
.list,.read{max-height:none;border:0}.read{padding:20px 16px}.reading .list,.reading .folders{display:none}.back{display:inline-flex;margin-bottom:16px}
.box:not(.reading) .read{display:none}.top{padding:10px 16px}.top form{width:100%}.top select{max-width:none}}
`

/** A browser does not send the place after the `#`, so the page asks for it. */
const TO_PLACE = `if(location.hash.length>1){const to=new URLSearchParams(location.search);to.set('at',location.hash.slice(1));location.replace('/mailbox?'+to)}`

const linkTo = (view: Pick<MailboxView, 'account' | 'folder'>, more: Record<string, string> = {}): string =>
  `/mailbox?${new URLSearchParams({ account: view.account.email, folder: view.folder, ...more })}`

const people = (email: Email): string =>
  (email.to ?? []).map((to) => to.name || to.address).join(', ') || 'No recipient'
const full = (person: { name?: string; address?: string } | undefined): string =>
  person === undefined
    ? 'Unknown'
    : person.name
      ? `${person.name} <${person.address ?? ''}>`
      : (person.address ?? '')

function dateOf(at: number, now: Date): string {
  const date = new Date(at)
  const sameDay = date.toDateString() === now.toDateString()
  return sameDay
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}

const listItem = (
  view: MailboxView,
  mail: MailView,
): Html => html`<li><a class="mail" href="${linkTo(view, { draft: mail.id, page: String(view.page) })}"
${mail.id === view.open?.id ? html`aria-current="true"` : ''}><span class="first"><span class="who">${view.folder === 'drafts' ? html`<em>Draft</em> ` : ''}${people(mail.email)}</span>
<time datetime="${new Date(mail.at).toISOString()}">${dateOf(mail.at, view.now)}</time></span>
<b>${mail.email.subject || '(no subject)'}</b><i>${snippetOf(mail.email)}</i></a></li>`

const emptyFolder = (
  view: MailboxView,
): Html => html`<div class="empty"><h2>${view.folder === 'drafts' ? 'No drafts' : 'Nothing sent yet'}</h2>
<p>${view.folder === 'drafts' ? 'Drafts saved to this account appear here, newest first.' : 'Messages you send from Drafts appear here.'}</p></div>`

function reading(view: MailboxView): Html {
  const { open } = view
  if (open === null)
    return html`<div class="empty"><p>${view.mails.length === 0 ? '' : 'Choose a message to read it.'}</p></div>`
  const button = (
    action: string,
    label: string,
    style: string,
  ): Html => html`<form method="post" action="/mailbox/${action}"><input type="hidden" name="account" value="${view.account.email}">
<input type="hidden" name="draft" value="${open.id}"><button class="${style}">${label}</button></form>`
  return html`<article><a class="button back" href="${linkTo(view, { page: String(view.page) })}">Back to the list</a>
<h2>${open.email.subject || '(no subject)'}</h2>
<dl><dt>From</dt><dd>${full(open.email.from)}</dd><dt>To</dt><dd>${(open.email.to ?? []).map(full).join(', ') || 'No recipient'}</dd>
<dt>${view.folder === 'drafts' ? 'Saved' : 'Sent'}</dt><dd>${new Date(open.at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}</dd></dl>
<p class="letter">${open.email.text ?? ''}</p>
${view.folder === 'drafts' ? html`<div class="actions">${button('send', 'Send', 'primary')}${button('discard', 'Discard', '')}</div>` : ''}</article>`
}

/** The mailbox as its owner sees it in a mail client. */
export function mailboxPage(view: MailboxView): Html {
  const tab = (
    folder: 'drafts' | 'sent',
    label: string,
  ): Html => html`<a href="${linkTo({ account: view.account, folder })}"
${view.folder === folder ? html`aria-current="page"` : ''}><span>${label}</span><span>${view.counts[folder]}</span></a>`
  return page(
    `${view.folder === 'drafts' ? 'Drafts' : 'Sent'} · ${view.account.email}`,
    html`<header class="top"><h1>Mailbox</h1>
<span class="avatar" aria-hidden="true">${initialOf(view.account.name)}</span>
<form method="get" action="/mailbox"><select name="account" aria-label="Account">${view.accounts.map(
      (account) =>
        html`<option value="${account.email}" ${account.email === view.account.email ? html`selected` : ''}>${account.email}</option>`,
    )}</select><button>Switch</button></form></header>
<main class="box ${view.open === null ? '' : 'reading'}"><nav class="folders" aria-label="Folders">${tab('drafts', 'Drafts')}${tab('sent', 'Sent')}</nav>
<section class="list" aria-label="${view.folder === 'drafts' ? 'Drafts' : 'Sent'}">${view.mails.length === 0 ? emptyFolder(view) : html`<ol>${view.mails.map((mail) => listItem(view, mail))}</ol>`}
${
  view.pages > 1
    ? html`<nav class="pages" aria-label="Pages">${view.page > 1 ? html`<a href="${linkTo(view, { page: String(view.page - 1) })}">Newer</a>` : html`<span></span>`}
<span class="muted">Page ${view.page} of ${view.pages}</span>${view.page < view.pages ? html`<a href="${linkTo(view, { page: String(view.page + 1) })}">Older</a>` : html`<span></span>`}</nav>`
    : ''
}</section>
<section class="read" aria-label="Message">${reading(view)}</section></main><script>${raw(TO_PLACE)}</script>`,
    STYLE,
  )
}

export function noAccountPage(): Html {
  return page(
    'Mailbox',
    html`<main class="sheet"><h1>No mailbox yet</h1><p>Connect a Gmail account in the app first; its drafts then appear here.</p></main>`,
  )
}
