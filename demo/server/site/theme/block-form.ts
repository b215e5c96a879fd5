import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Text } from '../../../../src/core/language/messages'
import { isWording } from '../../../../src/core/api/shapes'
import type { ConsoleVisit, Markup, RefusedPost } from '../../core/operator/console'
import type { Choices } from '../../core/operator/choices'
import { englishLabel, type ConsoleField } from '../../core/operator/console-field'
import { consoleFields } from '../../core/operator/console-fields'
import { isRecord } from '../../core/http/is-record'
import { defOf } from '../../core/http/shape-def'
import { goodsPicker, type FoundGoods } from './block-goods'
import { english, own, textOf, type Values } from './block-values'
import { choiceTexts, holdsCodes, holdsPictures, partCalled } from './block-words'

type Shape = z.core.$ZodType

/** A form field of a block, or a group of fields. */
export type Part =
  | { path: string; shape: Shape }
  | {
      path: string
      parts: Part[]
      /** Position in a list, from 1. Undefined for a single group. */ at?: number
      isNew: boolean
    }

/** Removes optional and default wrappers from a shape. */
export function bare(shape: Shape): Shape {
  const def = defOf(shape)
  return def.type === 'optional' || def.type === 'default' ? bare(def.innerType) : shape
}

/** Returns the maximum length of a text or list. */
function atMost(shape: Shape): number {
  const { checks = [] } = defOf(shape)
  const rules: { check: string; maximum?: number }[] = checks.map(({ _zod }) => _zod.def)
  return rules.find(({ check }) => check === 'max_length')?.maximum ?? Infinity
}

/** Returns the form fields of a shape. Each list has an extra empty entry for adding one. */
export function partsOf(shape: Shape, value: unknown, path = ''): Part[] {
  const def = defOf(bare(shape))
  if (def.type === 'object') {
    const known = isRecord(value) ? value : {}
    return Object.entries(def.shape).flatMap(([name, part]) => {
      const at = path ? `${path}.${name}` : name
      const isGroup = defOf(bare(part)).type === 'object'
      const parts = partsOf(part, known[name], at)
      return isGroup ? [{ path: at, parts, isNew: known[name] === undefined }] : parts
    })
  }
  if (def.type !== 'array' || defOf(def.element).type !== 'object') return [{ path, shape }]
  const entries = Array.isArray(value) ? value : []
  return Array.from({ length: Math.min(entries.length + 1, atMost(bare(shape))) }, (_, at) => ({
    path: `${path}.${at}`,
    at: at + 1,
    isNew: at >= entries.length,
    parts: partsOf(def.element, entries[at], `${path}.${at}`),
  }))
}

function choicesOf(shape: Shape): Choices | undefined {
  const def = defOf(bare(shape))
  const values =
    def.type === 'enum'
      ? Object.values(def.entries).map(String)
      : def.type === 'boolean'
        ? ['true', 'false']
        : []
  if (values.length === 0) return undefined
  return values.map((one) => [one, choiceTexts[one] ?? [one, one]])
}

function fieldsOf({ path, shape }: Extract<Part, { shape: Shape }>, values: Values): ConsoleField[] {
  const { text, note, kind = 'text' } = partCalled(path)
  const given = defOf(shape)
  const field: ConsoleField = {
    name: own + path,
    label: text,
    value: values[own + path] ?? (given.type === 'default' ? textOf(given.defaultValue) : ''),
    kind,
    note,
    choices: choicesOf(shape),
    optional: true,
  }
  if (!isWording(bare(shape))) return [field]
  const name = english + path
  return [field, { name, label: englishLabel(text), value: values[name] ?? '', kind, optional: true }]
}

const upload: Text = ['上传图片（新窗口）', 'Upload a picture (in a new window)']
const newEntry: Text = ['新增{label}', 'Add: {label}']

/** Returns the name of a list entry: its first text. */
const nameOf = (parts: readonly Part[], values: Values) =>
  parts.flatMap((part) =>
    'shape' in part && isWording(bare(part.shape)) ? values[own + part.path] || [] : [],
  )[0]

/**
 * Renders the form fields of a block.
 * @param values current values by field name
 * @param found products found for one of the fields
 */
export function blockForm(
  visit: Pick<ConsoleVisit, 'say' | 'mayAct' | 'link'>,
  parts: readonly Part[],
  values: Values,
  refused?: RefusedPost,
  found?: FoundGoods,
): Markup {
  const { say, mayAct, link } = visit
  const ofGoods = parts.filter((part) => 'shape' in part && holdsCodes(part.path))
  const namesPictures = parts.some((part) => 'shape' in part && holdsPictures(part.path))
  const leaves = parts.flatMap((part) => ('shape' in part ? fieldsOf(part, values) : []))
  const groups = parts.flatMap((part) => ('parts' in part ? [part] : []))
  const shown = refused && { faults: refused.faults, values: {} }
  return html`<div class="fields">${consoleFields(leaves, visit, shown)}</div>
    ${mayAct ? ofGoods.map(({ path }) => goodsPicker(say, path, values, found)) : ''}
    ${
      namesPictures && mayAct
        ? html`<p><a href="${link({ page: 'pictures', query: {} })}" target="_blank">${say(upload)}</a></p>`
        : ''
    }
    ${groups
      .filter(({ isNew }) => mayAct || !isNew)
      .map(({ path, parts, at, isNew }) => {
        const label = say(partCalled(path).text)
        const inside = [...(refused?.faults.keys() ?? []), ...(found ? [own + found.path] : [])]
        const isOpen = inside.some((name) => name.startsWith(`${own}${path}.`))
        const title = isNew && at ? say(newEntry, { label }) : [label, at].filter(Boolean).join(' ')
        return html`<details ${isOpen ? 'open' : ''}>
          <summary>${title} <small>${nameOf(parts, values) ?? ''}</small></summary>
          ${blockForm(visit, parts, values, refused, found)}
        </details>`
      })}`
}
