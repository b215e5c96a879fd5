import { highlight } from './highlight'
import { Html, html } from './html'

const lines = (code: string, language: string) =>
  highlight(code, language).map(({ kind, text }) =>
    kind === 'plain' ? html`${text}` : html`<span class="code-${kind}">${text}</span>`,
  )

/** Renders code with a copy button. The button needs the page's script. */
export const codeBlock = (code: string, language: string): Html =>
  html`<div class="code" data-language="${language}">
    <button type="button" class="copy" data-copy>Copy</button>
    <pre tabindex="0"><code>${lines(code, language)}</code></pre>
  </div>`
