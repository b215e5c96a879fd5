import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Text } from '../../../src/core/messages'
import type { Markup, RefusedPost } from './console'
import { isReadableText } from './readable-text'
import { sentenceAbout } from './rule-sentences'
import { wrongFields } from './validate'

export type ConsoleField = {
  name: string
  label: string
  /** Beside the label. */
  note?: string
  value: string
  /** Default `text`. */
  kind?: 'text' | 'tel' | 'color' | 'number' | 'date' | 'textarea'
  /** Values to choose from, each with what it is called; `kind` says nothing then. */
  choices?: readonly (readonly [value: string, text: string])[]
  required?: boolean
  /** Characters. */
  longest?: number
}

/** `fault`: why what was filled in is not taken; of those with one the first is where the operator goes on. */
type Filled = ConsoleField & { fault: string | undefined; first: boolean }

function input({ name, value, kind = 'text', choices, required, longest, fault, first }: Filled): Markup {
  const wrong = fault === undefined ? '' : html`aria-invalid="true" ${first ? 'autofocus' : ''}`
  const most = longest === undefined ? '' : html`maxlength="${longest}"`
  const rules = html`${most} ${required ? 'required' : ''} ${wrong}`
  if (choices)
    return html`<select name="${name}" ${rules}>
      ${choices.map(([one, text]) => choiceOption(one, text, value))}
    </select>`
  // A first line break is the markup's, not the text's.
  if (kind === 'textarea') return html`<textarea name="${name}" rows="3" ${rules}>${`\n${value}`}</textarea>`
  // A decimal is typed as text: a field for numbers would round it, or take it for none.
  const type = kind === 'number' ? html`type="text" inputmode="decimal"` : html`type="${kind}"`
  return html`<input name="${name}" ${type} value="${value}" ${rules} />`
}

const entry = (field: Filled): Markup =>
  html`${input(field)}${field.fault === undefined ? '' : html`<small class="fault">${field.fault}</small>`}`

const shownValue = ({ value, choices = [] }: Filled) => choices.find(([one]) => one === value)?.[1] ?? value

const labelled = (field: Filled, mayAct: boolean): Markup =>
  html`<label
    ><span>${field.label} ${field.note ? html`<small>${field.note}</small>` : ''}</span
    >${mayAct ? entry(field) : html`<span>${shownValue(field) || '–'}</span>`}</label
  >`

/**
 * The fields of a form of the platform's, or just what they are for whoever may not change them.
 * @param refused what had been filled in, and what is wrong with which
 */
export function consoleFields(
  fields: readonly ConsoleField[],
  refused?: Pick<RefusedPost, 'values' | 'faults'>,
  mayAct = true,
): Markup[] {
  const first = fields.find(({ name }) => refused?.faults.has(name))
  return fields.map((field) => {
    const { name } = field
    const value = refused?.values[name] ?? field.value
    return labelled({ ...field, value, fault: refused?.faults.get(name), first: field === first }, mayAct)
  })
}

/** One of the choices of a `select`, by its value. */
export const choiceOption = (value: string, text: string, chosen: string): Markup =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`

/** What people write into a field, without what stands before and after it. */
export const fieldText = (most: number, least = 0) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.refine(isReadableText))

type Labels = Readonly<Record<string, Text>>

/**
 * What was filled into such a form.
 * @param labels of the fields by their names
 * @throws Refusal 422 in the words of the first field that is not right, with those of all in `errors`
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
