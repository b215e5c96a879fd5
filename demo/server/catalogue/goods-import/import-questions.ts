import { html } from 'hono/html'
import type { ConsoleVisit, RefusedPost } from '../../core/operator/console'
import { consoleFields, type ConsoleField } from '../../core/operator/console-fields'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { importState } from './import-state'
import { importWords } from './import-words'
import { isAsking, type GoodsImport } from './imports'
import { questionsOf } from './similar'

/** Asks the operator to choose a name for each name similar to an existing one. */
export function questions(of: GoodsImport, { say, to, mayAct }: ConsoleVisit, refused?: RefusedPost) {
  if (!isAsking(of) || of.state !== importState.code.checked) return ''
  const fields = questionsOf(of.similar).map(({ kind, written, offered, field }): ConsoleField => ({
    name: field,
    label: say(importWords.listed, { kind: say(importWords[kind]), names: written }),
    value: '',
    required: true,
    choices: [
      ['', say(importWords.choose)],
      ...offered.map((name) => [name, say(importWords.use, { name })] as const),
      [written, say(importWords.make, { name: written })],
    ],
  }))
  return html`<h3>${say(importWords.similar)}</h3>
    <p>${say(importWords.aboutSimilar)}</p>
    <form method="post" action="${to('choose')}" class="fields">
      ${hiddenFields({ id: of.id })}
      ${consoleFields(fields, refused?.post === 'choose' ? refused : undefined, mayAct)}
      ${mayAct ? html`<button class="main">${say(importWords.chosen)}</button>` : ''}
    </form>`
}
