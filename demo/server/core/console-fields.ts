import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Text } from '../../../src/core/messages'
import type { Markup } from './console'
import { isReadableText } from './readable-text'
import { refuse } from './refusal'

export type ConsoleField = {
  name: string
  label: string
  value: string
  /** Of an input, or a text of several lines; default `text`. */
  kind?: 'text' | 'tel' | 'color' | 'lines'
  required?: boolean
}

function input({ name, value, kind = 'text', required = false }: ConsoleField): Markup {
  if (kind === 'lines') return html`<textarea name="${name}" rows="3">${value}</textarea>`
  return html`<input name="${name}" type="${kind}" value="${value}" ${required ? 'required' : ''} />`
}

/** A fact of a form on a page of the console, or just what it is for whoever may not change it. */
export const consoleField = (field: ConsoleField, mayAct: boolean): Markup =>
  html`<label>${field.label}${mayAct ? input(field) : html`<span>${field.value || '–'}</span>`}</label>`

/** What people write into a field, without what stands before and after it. */
export const fieldText = (most: number, least = 0) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.refine(isReadableText))

/**
 * What was filled into such a form.
 * @param labels of the fields by their names
 * @throws Refusal 422 for the first field that is not right
 */
export function readFields<Shape extends z.ZodMiniType>(
  shape: Shape,
  labels: Readonly<Record<string, Text>>,
  given: Readonly<Record<string, string>>,
): z.output<Shape> {
  const { data, error } = shape.safeParse(given)
  if (!error) return data
  const [issue] = error.issues
  const [zh, en] = labels[String(issue?.path[0])] ?? ['', '']
  if (issue?.code === 'too_big')
    throw refuse(422, ['“{zh}”最多 {most} 个字符', '“{en}” has at most {most} characters.'], {
      values: { zh, en, most: String(issue.maximum) },
    })
  throw refuse(422, ['请正确填写“{zh}”', 'Please fill in “{en}” correctly.'], { values: { zh, en } })
}
