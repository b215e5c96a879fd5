import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Text } from '../../../../src/core/language/messages'
import { plainSigns } from '../../../../src/core/text/plain-signs'
import type { ConsoleVisit, Markup, RefusedPost } from './console'
import type { ConsoleField } from './console-field'
import { isReadableText } from '../http/readable-text'
import { sentenceAbout } from '../http/rule-sentences'
import { wrongFields } from '../http/validate'

/** `fault`: error of the field. `first`: the first field with an error gets the focus. */
type Filled = ConsoleField & { value: string; fault: string | undefined; first: boolean }
type Say = ConsoleVisit['say']

function input(
  { name, value, kind = 'text', choices, optional, longest, ...state }: Filled,
  say: Say,
): Markup {
  const wrong = state.fault === undefined ? '' : html`aria-invalid="true" ${state.first ? 'autofocus' : ''}`
  const most = longest === undefined ? '' : html`maxlength="${longest}"`
  const rules = html`${most} ${optional ? '' : 'required'} ${wrong}`
  if (choices)
    return html`<select name="${name}" ${rules}>
      ${choices.map(([one, text]) => choiceOption(one, say(text), value))}
    </select>`
  // The parser drops the first line break of a textarea.
  if (kind === 'textarea') return html`<textarea name="${name}" rows="3" ${rules}>${`\n${value}`}</textarea>`
  // A number field would round decimals or drop them.
  const isNumber = kind === 'number' || kind === 'quantity'
  const type = isNumber
    ? html`type="text" inputmode="decimal"`
    : html`type="${kind === 'colour' ? 'color' : kind === 'code' ? 'text' : kind}"`
  return html`<input name="${name}" ${type} value="${value}" ${rules} />`
}

const entry = (field: Filled, say: Say): Markup =>
  html`${input(field, say)}${field.fault === undefined ? '' : html`<small class="fault">${field.fault}</small>`}`

function shownValue({ value, choices = [] }: Filled, say: Say): string {
  const chosen = choices.find(([one]) => one === value)
  return chosen ? say(chosen[1]) : value
}

const labelled = (field: Filled, { say, mayAct }: Pick<ConsoleVisit, 'say' | 'mayAct'>): Markup =>
  html`<label
    ><span
      >${say(field.label)}${!field.optional && mayAct ? html`<b class="needed" aria-hidden="true"> *</b>` : ''}
      ${field.note ? html`<small>${say(field.note)}</small>` : ''}</span
    >${mayAct ? entry(field, say) : html`<span>${shownValue(field, say) || '–'}</span>`}</label
  >`

/**
 * Renders the fields of a console form, or their values for operators who may not change them.
 * @param refused submitted values and errors
 */
export function consoleFields(
  fields: readonly ConsoleField[],
  visit: Pick<ConsoleVisit, 'say' | 'mayAct'>,
  refused?: Pick<RefusedPost, 'values' | 'faults'>,
): Markup[] {
  const first = fields.find(({ name }) => refused?.faults.has(name))
  return fields.map((field) => {
    const { name } = field
    const value = refused?.values[name] ?? field.value ?? ''
    return labelled({ ...field, value, fault: refused?.faults.get(name), first: field === first }, visit)
  })
}

/** Renders an option of a `select`. */
export const choiceOption = (value: string, text: string, chosen: string): Markup =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`

/** A text field, trimmed. */
export const fieldText = (most: number, least = 0) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.refine(isReadableText))

/** A number, code or key that people copy: read with plain signs, without invisible ones. */
export const copiedText = () => z.string().check(z.overwrite(plainSigns))

type Labels = Readonly<Record<string, Text>>

/**
 * Parses a submitted form.
 * @param labels of the fields, by name
 * @throws Refusal 422 with the message of the first invalid field and all of them in `errors`
 */
export function readFields<Shape extends z.ZodMiniType>(
  shape: Shape,
  labels: Labels,
  given: Readonly<Record<string, string>>,
): z.output<Shape> {
  const { data, error } = shape.safeParse(given)
  if (!error) return data
  throw wrongFields(
    422,
    error.issues.map((issue) => {
      const path = String(issue.path[0])
      return { path, message: sentenceAbout(issue, given[path], labels[path] ?? ['', '']) }
    }),
  )
}
