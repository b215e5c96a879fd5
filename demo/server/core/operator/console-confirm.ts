import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleOutcome, ConsoleVisit } from './console'
import { hiddenFields } from './hidden-fields'

/** The field that says that the question was answered. */
const confirmed = 'confirmed'

export const isConfirmed = (given: Readonly<Record<string, string>>) => given[confirmed] === '1'

type Question = {
  /** The form that is sent again. */
  post: string
  question: string
  action: Text
  /** Where the operator goes who does not want it. */
  back: string
}

/** Asks before a form is done whose effect buyers see at once; what was filled in is kept. */
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
