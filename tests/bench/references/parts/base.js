/** Look that all references share. */
export const base = `
:host { display: block; font: 14px/20px sans-serif; color: #15191f }
*, ::before { box-sizing: border-box }
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; list-style: none; font-size: inherit }
a { color: inherit; text-decoration: none }
button, .button { height: 28px; padding: 0 10px; border: 1px solid #878f9b; border-radius: 4px; background: #fff; color: inherit; font: 12px/26px sans-serif; cursor: pointer }
button:disabled { color: #9aa2ad; background: #f8f9fa }
input { height: 28px; border: 1px solid #878f9b; border-radius: 4px; font: inherit; font-size: 13px }
input[type=checkbox] { width: 16px; height: 16px; margin: 0 }
.primary { border-color: #1652b0; background: #1652b0; color: #fff }
.plain { border: 0; padding: 0 8px; background: none }
.chosen { background: #ecf1fa; color: #1652b0; font-weight: 600 }
.panel { border: 1px solid #e2e5e9; border-radius: 6px; background: #fff }
.row { display: flex; align-items: center; gap: 8px }
.far { margin-left: auto }
.faint { color: #626b78; font-size: 12px }
.amount { font-weight: 600; white-space: nowrap }
.amount small { font-size: .75em }
.unit { color: #626b78; font-size: 12px }
.tile { display: grid; grid-template: 100% / 100%; place-items: center; border-radius: 4px; background: #f4f5f7 }
.tile img { width: 78%; height: 78%; object-fit: contain }
.stock { color: #16713f; font-size: 12px }
.stock::before { content: ''; display: inline-block; width: 6px; height: 6px; margin-right: 6px; border-radius: 50%; background: #1f9254; vertical-align: 1px }
.stepper { display: inline-flex; flex: none; height: 28px; border: 1px solid #878f9b; border-radius: 4px; overflow: hidden }
.stepper button { width: 27px; height: 26px; padding: 0; border: 0; border-radius: 0 }
.stepper input { width: 52px; height: 26px; padding: 0; border: solid #e2e5e9; border-width: 0 1px; border-radius: 0; text-align: center }
.said { position: fixed; z-index: 9; top: 24px; left: 50%; padding: 8px 16px; border-radius: 4px; background: #1d232b; color: #fff; translate: -50% }
.said:empty { display: none }
.crumbs { gap: 12px; height: 36px }
`
