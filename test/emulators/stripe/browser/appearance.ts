import { isFields, type Fields } from './wire.ts'

const LIGHT = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#5b5f6b',
  colorTextPlaceholder: '#6b7080',
  colorDanger: '#b3093c',
  borderRadius: '5px',
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '16px',
  spacingUnit: '4px',
  colorBorder: '#8d93a1',
}
const NIGHT = {
  ...LIGHT,
  colorPrimary: '#7fb2ff',
  colorBackground: '#30313d',
  colorText: '#f5f6f8',
  colorTextSecondary: '#c3c7d1',
  colorTextPlaceholder: '#a9aebb',
  colorDanger: '#ff8fa8',
  colorBorder: '#8d93a1',
}

/** Sets an appearance's variables as custom properties, because a strict policy forbids style attributes. */
export function applyAppearance(host: HTMLElement, appearance: unknown): void {
  const given = isFields(appearance) ? appearance : {}
  const variables: Fields = {
    ...(given['theme'] === 'night' ? NIGHT : LIGHT),
    ...(isFields(given['variables']) ? given['variables'] : {}),
  }
  for (const [name, value] of Object.entries(variables))
    if (typeof value === 'string') host.style.setProperty(`--${name}`, value)
}

export const CARD_STYLE = `
:host{display:block;color:var(--colorText);font-family:var(--fontFamily);font-size:var(--fontSizeBase)}
*{box-sizing:border-box}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:calc(var(--spacingUnit)*3);border:0;margin:0;padding:0;min-width:0}
.field{min-width:0}.number,.note{grid-column:1/-1}
label{display:block;margin-bottom:var(--spacingUnit);font-size:.93em}
input{width:100%;min-height:44px;padding:calc(var(--spacingUnit)*2.5) calc(var(--spacingUnit)*3);font:inherit;color:inherit;background:var(--colorBackground);border:1px solid var(--colorBorder);border-radius:var(--borderRadius)}
input::placeholder{color:var(--colorTextPlaceholder);opacity:1}
input:focus-visible{outline:2px solid var(--colorPrimary);outline-offset:1px;border-color:var(--colorPrimary)}
input[aria-invalid=true]{border-color:var(--colorDanger)}
.problem{margin:var(--spacingUnit) 0 0;color:var(--colorDanger);font-size:.875em}
.problem:empty{display:none}
.note{margin:0;color:var(--colorTextSecondary);font-size:.875em}
@media(max-width:380px){.fields{grid-template-columns:1fr}}
`

export const CHALLENGE_STYLE = `
:host{pointer-events:auto}
dialog{width:min(420px,calc(100vw - 32px));padding:28px;border:1px solid #8d93a1;border-radius:10px;background:#fff;color:#1f2330;font:16px/1.5 system-ui,sans-serif}
dialog::backdrop{background:rgb(10 14 26 / .6)}
h2{margin:0 0 8px;font-size:20px;line-height:1.25}p{margin:0 0 20px}
.choices{display:flex;gap:12px;flex-wrap:wrap}
button{font:inherit;min-height:44px;padding:8px 20px;border-radius:6px;border:1px solid #5b5f6b;background:transparent;color:inherit;cursor:pointer}
button.go{background:#0b5cad;border-color:#0b5cad;color:#fff}
button:focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media(prefers-color-scheme:dark){dialog{background:#23262f;color:#f5f6f8}button.go{background:#9cc6ff;border-color:#9cc6ff;color:#10131c}}
`

/** Uses a constructed style sheet, which a policy against inline styles allows. */
export function styled(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  return root
}
