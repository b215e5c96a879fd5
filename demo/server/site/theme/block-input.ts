import * as z from 'zod/mini'
import { sentencesOf } from '../../../../src/core/form/form-sentence'
import { isReadableText } from '../../core/http/readable-text'
import { linesIn } from '../../core/operator/lines-in'
import { notFound } from '../../core/http/refusal'
import { sentenceAbout } from '../../core/http/rule-sentences'
import { defOf } from '../../core/http/shape-def'
import { wrongFields } from '../../core/http/validate'
import { withIds } from './block-codes'
import { bare } from './block-form'
import { shapeOf } from './block-kinds'
import { english, isOwn, own, withoutEmpty, type Values } from './block-values'
import { partCalled } from './block-words'
import type { Block } from './theme.table'

type Shape = z.core.$ZodType

const clean = (text = '') => text.replaceAll('\r\n', '\n').trim()

function leafOf(shape: Shape, text: string): unknown {
  const { type } = defOf(shape)
  if (type === 'array') return linesIn(text)
  if (text === '') return undefined
  if (type === 'number') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

const holdsAny = (values: Values, path: string) =>
  Object.entries(values).some(([name, text]) => name.startsWith(`${own}${path}.`) && text.trim() !== '')

/**
 * Converts form values to block props, not yet validated by the shape.
 * @param values result of `withoutEmpty`
 */
export function propsIn(shape: Shape, values: Values, path = ''): unknown {
  const known = bare(shape)
  const def = defOf(known)
  if (def.type === 'object') {
    const mayBeLeftOut = known !== shape
    if (mayBeLeftOut && !holdsAny(values, path)) return undefined
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, part]) => [
        name,
        propsIn(part, values, path ? `${path}.${name}` : name),
      ]),
    )
  }
  if (def.type !== 'array' || defOf(def.element).type !== 'object')
    return leafOf(known, clean(values[own + path]))
  const entries = []
  while (holdsAny(values, `${path}.${entries.length}`))
    entries.push(propsIn(def.element, values, `${path}.${entries.length}`))
  return entries
}

/** Collects the non-empty English texts. */
const saidIn = (values: Values): Map<string, string> =>
  new Map(
    Object.entries(values).flatMap(([name, text]): [string, string][] => {
      const source = name.startsWith(english) ? clean(values[own + name.slice(english.length)]) : ''
      return source && text.trim() ? [[source, clean(text)]] : []
    }),
  )

function faultOf(issue: z.core.$ZodIssue, values: Values) {
  const path = issue.path.join('.')
  const given = values[own + path] ?? ''
  const label = partCalled(path).text
  const message = given.trim()
    ? sentenceAbout(issue, given, label)
    : // The shape of a URL is a union, so its own issue would be unclear.
      sentencesOf({ say: 'enter' }, { type: 'text', label })
  return { path: own + path, message }
}

/** @throws Refusal 422 for control characters and other unreadable input */
function onlyReadable(values: Values) {
  const wrong = Object.entries(values).filter(([, text]) => !isReadableText(text))
  if (wrong.length === 0) return
  const fault = ([name]: [string, string]) => {
    const label = partCalled(name.slice(own.length)).text
    return { path: name, message: sentencesOf({ say: 'wrong' }, { type: 'text', label }) }
  }
  throw wrongFields(422, wrong.map(fault))
}

/**
 * Parses a submitted block and its English texts.
 * @throws Refusal 404 for an unknown kind; 422 with the error of each field
 */
export async function blockIn(
  type: string,
  given: Values,
): Promise<{ block: Block; translations: Map<string, string> }> {
  const shape = shapeOf(type)
  if (!shape) throw notFound()
  const fields = Object.entries(given).filter(([name]) => isOwn(name) || name.startsWith(english))
  const values = withoutEmpty(Object.fromEntries(fields))
  onlyReadable(values)
  const props = propsIn(shape, await withIds(values))
  const { error } = z.safeParse(shape, props)
  if (error)
    throw wrongFields(
      422,
      error.issues.map((issue) => faultOf(issue, values)),
    )
  return { block: { type, version: 1, props }, translations: saidIn(values) }
}
