/** Looks of the operator's page. */
export const operatorStyle = `
:root { color-scheme: light dark; --line: light-dark(#dfe3ea, #363b45); --soft: light-dark(#f5f7fa, #1d2129);
  --brand: light-dark(#1457d9, #7aa7ff); --on-brand: light-dark(#fff, #10141c); --muted: light-dark(#5b6472, #a3adbd);
  --danger: light-dark(#c62a2a, #ff8a80); }
* { box-sizing: border-box; }
body { margin: 0; font: 14px/1.6 system-ui, sans-serif; background: light-dark(#fff, #15181e); color: light-dark(#1b2130, #e8ebf1); }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 24px; border-bottom: 1px solid var(--line); }
h1 { font-size: 18px; margin: 0; } h2 { font-size: 16px; margin: 0 0 12px; } h3 { font-size: 14px; margin: 0; overflow-wrap: anywhere; }
header form, header p { display: flex; gap: 8px; align-items: center; margin: 0; }
header .end { margin-left: auto; }
a { color: var(--brand); } .skip:not(:focus) { position: absolute; inset-inline-start: -9999px; } .skip { display: block; width: fit-content; padding: 12px 24px; } main:focus { outline: none; } p { margin: 0; }
.desks { display: grid; grid-template-columns: 256px minmax(0, 1fr); max-width: 1280px; margin: 0 auto; }
nav { padding: 20px 0 20px 24px; } nav ul { list-style: none; margin: 0; padding: 0; display: grid; }
nav.console { padding: 8px 12px; border-bottom: 1px solid var(--line); } .console ul { display: flex; flex-wrap: wrap; }
nav a { display: flex; justify-content: space-between; gap: 8px; padding: 4px 12px; border-radius: 6px; color: inherit; text-decoration: none; }
nav a:hover { background: var(--soft); } nav a[aria-current] { background: var(--soft); color: var(--brand); font-weight: 600; }
main { padding: 24px; } main.login { max-width: 420px; margin: 48px auto; display: grid; gap: 16px; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-bottom: 12px; display: grid; gap: 8px; }
article ul { margin: 0; padding: 0; list-style: none; color: var(--muted); overflow-wrap: anywhere; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; } form.acts { align-items: end; }
details form, main.login form { display: grid; gap: 8px; padding-top: 8px; }
details[open] { flex-basis: 100%; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr)); gap: 12px 16px; align-items: start; } .fields :is(label:has(textarea), button) { grid-column: 1 / -1; } .fields :is(input, textarea, select) { max-width: none; } textarea { field-sizing: content; min-height: 88px; max-height: 70vh; } input[type=color] { padding: 2px; width: 64px; }
label { display: grid; gap: 4px; }
input, textarea, select { font: inherit; color: inherit; background: transparent; border: 1px solid var(--muted); border-radius: 6px; padding: 6px 10px; max-width: 420px; width: 100%; }
select, input:not([type=checkbox], [type=radio]), .filter button, form.acts button { height: 36px; } input[type=file] { padding: 4px 10px; }
button, summary { font: inherit; min-height: 32px; padding: 4px 14px; border: 1px solid var(--brand); border-radius: 6px; background: transparent; color: var(--brand); cursor: pointer; width: fit-content; }
summary { list-style-position: inside; } .main { background: var(--brand); color: var(--on-brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
[role=status], [role=alert], .warning { padding: 8px 12px; border-radius: 6px; background: var(--soft); border-left: 4px solid var(--brand); margin-bottom: 12px; }
[role=alert], .warning, [aria-invalid=true] { border-color: var(--danger); } .fault { color: var(--danger); }
.qr { width: 220px; max-width: 100%; } .qr svg { display: block; width: 100%; } code { font-size: 14px; overflow-wrap: anywhere; }
.codes { columns: 200px 2; margin: 0; padding-left: 28px; }
.adding { margin-bottom: 16px; } h3 small { font-weight: 400; } select { appearance: auto; background: light-dark(#fff, #15181e); }
.filter { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-bottom: 16px; }
.scrolled { overflow-x: auto; margin-bottom: 12px; } table { border-collapse: collapse; width: 100%; }
td:first-child { white-space: nowrap; } th, td { text-align: start; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: pre-line; } th { white-space: nowrap; color: var(--muted); font-weight: 600; }
main > p { margin-bottom: 12px; } progress { width: 100%; max-width: 420px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0 0 16px; } dt { color: var(--muted); } dd { margin: 0; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--muted); } .figures th, .figures td { text-align: end; font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; } .figures th:first-child { text-align: start; }
small { color: var(--muted); overflow-wrap: anywhere; } main > h3 { margin: 16px 0 8px; } label { min-width: 0; }
td:has(form) { white-space: normal; } td form { flex-wrap: nowrap; } .block, .block details[open] { display: grid; gap: 8px; } .block details[open] { padding-bottom: 12px; } .block .main { margin-top: 8px; } .scrolled + .filter { margin-top: 16px; }
@media (max-width: 720px) { .desks { grid-template-columns: minmax(0, 1fr); } nav { padding: 16px 24px 0; } }
`
