import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleVisit, Markup } from './console'

export type Cell = string | number | Markup

/** @param caption title of the table @param rows with a heading in the first cell */
export const figuresTable = (
  say: ConsoleVisit['say'],
  caption: string,
  heads: readonly Text[],
  rows: readonly (readonly Cell[])[],
) =>
  html`<div class="scrolled figures" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${say(head)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...cells]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
