const sheets = import.meta.glob<string>('../../../../src/ui/tokens.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Design tokens of the kit for a standalone page, which follows the system's light or dark mode. */
const tokens = Object.values(sheets)
  .join('')
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(
    /:host\(:state\(dark\)\),\s*:host\(\[data-drawn='dark'\]\) (\{[^}]*\})/,
    '@media (prefers-color-scheme: dark) { :root $1 }',
  )
  .replaceAll(':host', ':root')

/** Style sheet of the operator's page, based on the kit's tokens. */
export const operatorStyle = `${tokens}
* { box-sizing: border-box; }
body { margin: 0; font: var(--trade-text-body)/var(--trade-row-body) var(--trade-font); background: var(--trade-bg); color: var(--trade-ink); }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 24px; background: var(--trade-surface); border-bottom: 1px solid var(--trade-line); }
h1 { font-size: var(--trade-text-h1); line-height: var(--trade-row-h1); margin: 0; } h2 { font-size: var(--trade-text-h1); line-height: var(--trade-row-h1); margin: 0 0 12px; } h3 { font-size: var(--trade-text-h3); line-height: var(--trade-row-h3); margin: 0; overflow-wrap: anywhere; }
header form, header p { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0; }
header .end { margin-left: auto; }
a { color: var(--trade-brand-text); } p { margin: 0; } main > p { margin-bottom: 12px; } main > h3 { margin: 16px 0 8px; }
.skip:not(:focus) { position: absolute; inset-inline-start: -9999px; } .skip { display: block; width: fit-content; padding: 12px 24px; } main:focus { outline: none; }
.desks { display: grid; grid-template-columns: 240px minmax(0, 1fr); max-width: 1440px; margin: 0 auto; }
nav { padding: 16px 0 16px 16px; } nav ul { list-style: none; margin: 0; padding: 0; display: grid; }
nav a { display: flex; justify-content: space-between; gap: 8px; padding: 6px 12px; border-radius: var(--trade-radius-control); color: inherit; text-decoration: none; }
nav a:hover { background: var(--trade-surface-3); } nav a[aria-current] { background: var(--trade-brand-soft); color: var(--trade-brand-text); font-weight: var(--trade-bold); }
nav a.none { color: var(--trade-ink-3); }
nav.console { display: flex; flex-wrap: wrap; gap: 4px 32px; padding: 8px 24px; background: var(--trade-surface); border-bottom: 1px solid var(--trade-line); }
.console h2 { margin: 0; padding: 0 12px; font-size: var(--trade-text-meta); line-height: var(--trade-row-micro); font-weight: 400; color: var(--trade-ink-3); } .console ul, .tabs ul { display: flex; flex-wrap: wrap; } .console a { padding: 4px 12px; }
nav.tabs { padding: 0; margin-bottom: 12px; }
main { padding: 24px; } main.login { max-width: 420px; margin: 48px auto; display: grid; gap: 16px; }
article { background: var(--trade-surface); border: 1px solid var(--trade-line); border-radius: var(--trade-radius-card); padding: 16px; margin-bottom: 12px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
article ul { margin: 0; padding: 0; list-style: none; color: var(--trade-ink-2); overflow-wrap: anywhere; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; } form.acts, .fields .acts { align-items: center; }
details form, main.login form { display: grid; gap: 8px; padding-top: 8px; }
details[open] { flex-basis: 100%; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); gap: 12px 16px; align-items: start; } .fields :is(label:has(textarea), button, .acts) { grid-column: 1 / -1; } .fields :is(input, textarea, select) { max-width: none; } textarea { field-sizing: content; min-height: 88px; max-height: 70vh; } input[type=color] { padding: 2px; width: 64px; }
label { display: grid; gap: 4px; min-width: 0; }
input, textarea, select { font: inherit; color: inherit; background: var(--trade-surface); border: 1px solid var(--trade-line-control); border-radius: var(--trade-radius-control); padding: 6px 10px; max-width: 420px; width: 100%; }
select { appearance: auto; } select, input:not([type=checkbox], [type=radio]), .filter button, form.acts button { height: 36px; } input[type=file] { padding: 4px 10px; }
button, summary, a.main { font: inherit; min-height: 32px; padding: 5px 14px; border: 1px solid var(--trade-brand-line); border-radius: var(--trade-radius-control); background: var(--trade-surface); color: var(--trade-brand-text); cursor: pointer; width: fit-content; text-decoration: none; transition: background var(--trade-t1) var(--trade-ease); }
a.main { display: inline-block; } button:hover, summary:hover { background: var(--trade-brand-soft); } button:disabled { color: var(--trade-ink-disabled); border-color: var(--trade-line); cursor: default; }
summary { list-style-position: inside; } :is(button, a).main { background: var(--trade-brand-solid); border-color: var(--trade-brand-solid); color: var(--trade-on-brand); } :is(button, a).main:hover { background: var(--trade-brand-hover); }
:focus-visible { outline: 2px solid var(--trade-focus); outline-offset: 2px; }
[role=status], [role=alert], .warning { padding: 8px 12px; border-radius: var(--trade-radius-control); background: var(--trade-success-soft); color: var(--trade-success); margin-bottom: 12px; }
.warning { background: var(--trade-warn-soft); color: var(--trade-warn); } [role=alert] { background: var(--trade-danger-soft); color: var(--trade-danger); } article > :is(.warning, [role=alert]), details > [role=alert] { margin: 0; } .warning a { color: inherit; }
[aria-invalid=true] { border-color: var(--trade-danger-mark); } .fault, .needed { color: var(--trade-danger); } .needed { font-weight: 400; }
.qr { width: 220px; max-width: 100%; } .qr svg { display: block; width: 100%; } code { font-size: var(--trade-text-body); overflow-wrap: anywhere; }
.codes { columns: 200px 2; margin: 0; padding-left: 28px; }
.fields + .acts { margin-top: 12px; } .adding { margin-bottom: 16px; } h3 small { font-weight: 400; }
.filter { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-bottom: 16px; }
.scrolled { overflow-x: auto; margin-bottom: 12px; background: var(--trade-surface); border: 1px solid var(--trade-line); border-radius: var(--trade-radius-card); } table { border-collapse: collapse; width: 100%; }
td:first-child { white-space: nowrap; } th, td { text-align: start; padding: 8px 12px; border-bottom: 1px solid var(--trade-line); vertical-align: top; white-space: pre-line; overflow-wrap: anywhere; } tr:last-child > :is(td, th) { border-bottom: 0; } th { white-space: nowrap; color: var(--trade-ink-3); font-weight: var(--trade-bold); } thead th { background: var(--trade-surface-2); }
td { min-width: 72px; } td:has(form) { white-space: normal; } td form { flex-wrap: nowrap; } td select { width: auto; }
progress { width: 100%; max-width: 420px; accent-color: var(--trade-brand-solid); }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0 0 16px; } dt { color: var(--trade-ink-3); } dd { margin: 0; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--trade-ink-3); padding: 8px 12px; } .figures th, .figures td { text-align: end; font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; } .figures th:first-child { text-align: start; }
small { color: var(--trade-ink-3); overflow-wrap: anywhere; } [aria-current] small { color: inherit; }
.block, .block details[open] { display: grid; gap: 8px; } .block details[open] { padding-bottom: 12px; } .block .main { margin-top: 8px; } .scrolled + .filter { margin-top: 16px; }
@media (max-width: 720px) { .desks { grid-template-columns: minmax(0, 1fr); } nav { padding: 16px 16px 0; } .desks > nav ul { display: flex; flex-wrap: wrap; } main { padding: 16px; } header { padding: 12px 16px; } nav.console { padding: 8px 4px; gap: 8px; } }
`
