import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleVisit, RefusedPost } from '../../core/operator/console'
import type { ConsoleField } from '../../core/operator/console-field'
import { consoleFields } from '../../core/operator/console-fields'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { importState } from './import-state'
import { importWords } from './import-words'
import { isAsking, type GoodsImport } from './imports'
import { questionsOf } from './similar'

const plain = (text: string): Text => [text, text]

/** Asks the operator to choose a name for each name similar to an existing one. */
export function questions(of: GoodsImport, visit: ConsoleVisit, refused?: RefusedPost) {
  const { say, to, mayAct } = visit
  if (!isAsking(of) || of.state !== importState.code.checked) return ''
  const fields = questionsOf(of.similar).map(({ kind, written, offered, field }): ConsoleField => ({
    name: field,
    label: plain(say(importWords.listed, { kind: say(importWords[kind]), names: written })),
    choices: [
      ['', importWords.choose],
      ...offered.map((name) => [name, plain(say(importWords.use, { name }))] as const),
      [written, plain(say(importWords.make, { name: written }))],
    ],
  }))
  return html`<h3>${say(importWords.similar)}</h3>
    <p>${say(importWords.aboutSimilar)}</p>
    <form method="post" action="${to('choose')}" class="fields">
      ${hiddenFields({ id: of.id })}
      ${consoleFields(fields, visit, refused?.post === 'choose' ? refused : undefined)}
      ${mayAct ? html`<button class="main">${say(importWords.chosen)}</button>` : ''}
    </form>`
}
