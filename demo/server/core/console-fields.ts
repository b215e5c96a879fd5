import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Text } from '../../../src/core/messages'
import type { Markup } from './console'
import { isReadableText } from './readable-text'
import { refuse, type FieldError } from './refusal'
import { sentenceAbout } from './rule-sentences'

export type ConsoleField = {
  name: string
  label: string
  /** Beside the label. */
  note?: string
  value: string
  /** Default `text`. */
  kind?: 'text' | 'tel' | 'color' | 'number' | 'date' | 'textarea'
  required?: boolean
  /** Characters. */
  longest?: number
  /** Why what was filled in is not taken. */
  fault?: string | undefined
  /** Of those with a fault the first one: there the operator goes on. */
  first?: boolean
}

function input({ name, value, kind = 'text', required, longest, fault, first }: ConsoleField): Markup {
  const wrong = fault === undefined ? '' : html`aria-invalid="true" ${first ? 'autofocus' : ''}`
  const most = longest === undefined ? '' : html`maxlength="${longest}"`
  const rules = html`${most} ${required ? 'required' : ''} ${wrong}`
  // A first line break is the markup's, not the text's.
  if (kind === 'textarea') return html`<textarea name="${name}" rows="3" ${rules}>${`\n${value}`}</textarea>`
  // A decimal is typed as text: a field for numbers would round it, or take it for none.
  const type = kind === 'number' ? html`type="text" inputmode="decimal"` : html`type="${kind}"`
  return html`<input name="${name}" ${type} value="${value}" ${rules} />`
}

const entry = (field: ConsoleField): Markup =>
  html`${input(field)}${field.fault === undefined ? '' : html`<small class="fault">${field.fault}</small>`}`

/** A fact of a form on a page of the console, or just what it is for whoever may not change it. */
export const consoleField = (field: ConsoleField, mayAct = true): Markup =>
  html`<label
    ><span>${field.label} ${field.note ? html`<small>${field.note}</small>` : ''}</span
    >${mayAct ? entry(field) : html`<span>${field.value || '–'}</span>`}</label
  >`

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

/** Refuses a form in the words of the first of its fields that is not right. */
export const wrongFields = (code: 400 | 422, errors: FieldError[]) =>
  refuse(code, errors[0]?.message ?? ['', ''], { errors })
