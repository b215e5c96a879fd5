import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Text } from '../../../src/core/messages'
import type { Markup } from './console'
import { isReadableText } from './readable-text'
import { refuse, type FieldError } from './refusal'

export type ConsoleField = {
  name: string
  label: string
  value: string
  /** Of an input, or a text of several lines; default `text`. */
  kind?: 'text' | 'tel' | 'color' | 'lines'
  required?: boolean
  /** Why what was filled in is not taken. */
  fault?: string | undefined
  /** Of those with a fault the first one: there the operator goes on. */
  first?: boolean
}

function input({ name, value, kind = 'text', required = false, fault, first = false }: ConsoleField): Markup {
  const wrong = fault === undefined ? '' : html`aria-invalid="true" ${first ? 'autofocus' : ''}`
  if (kind === 'lines') return html`<textarea name="${name}" rows="3" ${wrong}>${value}</textarea>`
  return html`<input name="${name}" type="${kind}" value="${value}" ${required ? 'required' : ''} ${wrong} />`
}

const entry = (field: ConsoleField): Markup =>
  html`${input(field)}${field.fault === undefined ? '' : html`<small class="fault">${field.fault}</small>`}`

/** A fact of a form on a page of the console, or just what it is for whoever may not change it. */
export const consoleField = (field: ConsoleField, mayAct: boolean): Markup =>
  html`<label>${field.label}${mayAct ? entry(field) : html`<span>${field.value || '–'}</span>`}</label>`

/** What people write into a field, without what stands before and after it. */
export const fieldText = (most: number, least = 0) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.refine(isReadableText))

type Labels = Readonly<Record<string, Text>>

function faultOf(issue: z.core.$ZodIssue, labels: Labels): FieldError {
  const path = String(issue.path[0])
  const [zh, en] = labels[path] ?? ['', '']
  if (issue.code === 'too_big')
    return {
      path,
      message: ['“{zh}”最多 {most} 个字符', '“{en}” has at most {most} characters.'],
      values: { zh, en, most: String(issue.maximum) },
    }
  return { path, message: ['请正确填写“{zh}”', 'Please fill in “{en}” correctly.'], values: { zh, en } }
}

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
  const errors = error.issues.map((issue) => faultOf(issue, labels))
  throw refuse(422, errors[0]?.message ?? ['', ''], { values: errors[0]?.values, errors })
}
