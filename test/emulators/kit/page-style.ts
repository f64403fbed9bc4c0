import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLE = `
:root{color-scheme:light dark;--paper:oklch(.985 .006 85);--card:#fff;--ink:oklch(.24 .04 260);--muted:oklch(.48 .02 260);--line:oklch(.9 .01 85);--accent:oklch(.45 .13 255);--on-accent:#fff;--tint:oklch(.95 .02 255);--bad:oklch(.5 .19 27)}
@media(prefers-color-scheme:dark){:root{--paper:oklch(.19 .02 260);--card:oklch(.23 .02 260);--ink:oklch(.94 .01 85);--muted:oklch(.74 .02 260);--line:oklch(.34 .02 260);--accent:oklch(.78 .1 255);--on-accent:oklch(.19 .02 260);--tint:oklch(.29 .04 258);--bad:oklch(.75 .14 27)}}
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
h1,h2{font-family:"Source Serif 4",Georgia,serif;font-weight:600;line-height:1.2;margin:0}
a{color:inherit}
button,.button{font:inherit;font-weight:550;min-height:40px;padding:8px 16px;border-radius:6px;border:1px solid var(--line);background:var(--card);color:var(--ink);cursor:pointer;text-decoration:none;display:inline-flex;align-items:center}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
button:hover{filter:brightness(.97)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
input[type=email],input[type=text],select{font:inherit;width:100%;min-height:40px;padding:8px 12px;border:1px solid var(--muted);border-radius:6px;background:var(--card);color:var(--ink)}
.avatar{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;background:var(--tint);color:var(--accent);font-weight:650}
.muted{color:var(--muted)}
.sheet{max-width:460px;margin:8vh auto;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:10px}
.sheet h1{font-size:26px;margin-bottom:8px}
.sheet ul{list-style:none;margin:24px 0;padding:0}
.row{display:flex;gap:12px;align-items:center;padding:12px 8px;border-bottom:1px solid var(--line);text-decoration:none;border-radius:6px;width:100%;text-align:left}
.row:hover{background:var(--tint)}
.row span span{display:block;overflow-wrap:anywhere}
.field{display:block;margin:16px 0}.field>span{display:block;font-weight:550;margin-bottom:4px}
.scope{display:flex;gap:12px;padding:16px 0;border-bottom:1px solid var(--line)}
.scope input{width:20px;height:20px;margin:2px 0 0;accent-color:var(--accent)}
.actions{display:flex;gap:12px;justify-content:flex-end;margin-top:24px;flex-wrap:wrap}
.actions.start{justify-content:flex-start}.change{margin-left:auto;flex:none;max-width:9em;text-align:right;font-size:14px;color:var(--accent)}
@media(max-width:520px){.sheet{margin:0;min-height:100dvh;border:0;border-radius:0;padding:32px 20px}}
`

/** A whole page; hono/html escapes inserted values. */
export function page(title: string, body: Html, style = ''): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(STYLE)}${raw(style)}</style></head>
<body>${body}</body></html>`
}

export const initialOf = (name: string): string => name.trim().charAt(0).toUpperCase() || '?'
