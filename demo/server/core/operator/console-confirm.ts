import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleOutcome, ConsoleVisit } from './console'
import { hiddenFields } from './hidden-fields'

/** Form field that marks the question as confirmed. */
const confirmed = 'confirmed'

export const isConfirmed = (given: Readonly<Record<string, string>>) => given[confirmed] === '1'

type Question = {
  /** Action of the form that is submitted again. */
  post: string
  question: string
  action: Text
  /** URL for cancelling. */
  back: string
}

/** Asks for confirmation before an action that buyers notice immediately. The input is kept in the form. */
export const askFirst = (
  { say, to }: ConsoleVisit,
  given: Readonly<Record<string, string>>,
  { post, question, action, back }: Question,
): ConsoleOutcome => ({
  shows: html`<article>
    <p role="alert">${question}</p>
    <form method="post" action="${to(post)}" class="acts">
      ${hiddenFields({ ...given, [confirmed]: '1' })}<button class="main" autofocus>${say(action)}</button>
      <a href="${back}">${say(['返回，不作修改', 'Go back and change nothing'])}</a>
    </form>
  </article>`,
})
