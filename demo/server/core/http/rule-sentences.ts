import type * as z from 'zod/mini'
import { passwordLimits } from '../../../../src/core/form/form-limits'
import type { Problem } from '../../../../src/core/form/form-rules'
import { sentencesOf } from '../../../../src/core/form/form-sentence'
import type { Text } from '../../../../src/core/language/messages'
import { fieldWords, type FieldWords } from './field-words'

type Issue = z.core.$ZodIssue

/** Rules with their own message, by field name. */
const named: Record<string, Problem> = {
  phone: { say: 'phone' },
  email: { say: 'email' },
  password: { say: 'password', values: passwordLimits({}) },
  payPassword: { say: 'payPassword' },
  loginAccount: { say: 'userName' },
}

const tooFew: Text = ['{label}不能少于 {n} 项', '{Label}: at least {n} {n|item|items}.']

const missing = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const chosen = new Set(['invalid_union', 'invalid_value'])
const typed = new Set(['string', 'number', 'int'])

/** Name of a field that has no label. Names in the API are for developers only. */
const unnamed: Text = ['提交的内容', 'Submitted value']
const withoutWord: Partial<Record<string, Text>> = {
  enter: ['缺少必填内容', 'Required information is missing.'],
  select: ['缺少必填内容', 'Required information is missing.'],
  wrong: ['参数错误', 'Parameter error.'],
}

/** Returns the label of a field in both languages. */
function wordOf(issue: Issue, words: FieldWords): Text | undefined {
  const name = String(issue.path.findLast((part) => typeof part === 'string') ?? '')
  const known = [words, fieldWords].find((some) => Object.hasOwn(some, name))?.[name]
  return known && 'label' in known ? known.label : known
}

function forMissing(issue: Issue): Problem {
  if (issue.path.at(-1) === 'files') return { say: 'attach' }
  const select = chosen.has(issue.code) || (issue.code === 'invalid_type' && !typed.has(issue.expected))
  return { say: select ? 'select' : 'enter' }
}

function forSize(issue: Issue, value: unknown): Problem | undefined {
  // `text` counts its length in characters and reports it here.
  const { max } = (issue.code === 'custom' && issue.params) || {}
  if (typeof max === 'number' && typeof value === 'object') return { say: 'tooMany', values: { n: max } }
  if (typeof max === 'number' && [...String(value)].length > max)
    return { say: 'tooLong', values: { n: max } }
  if (issue.code === 'too_big') {
    const say = issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooLarge'
    return { say, values: { n: Number(issue.maximum) } }
  }
  if (issue.code === 'too_small') {
    const say = issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? tooFew : 'tooSmall'
    return { say, values: { n: Number(issue.minimum) } }
  }
  return undefined
}

const byRule = (issue: Issue, value: unknown): Problem =>
  missing(value) ? forMissing(issue) : (forSize(issue, value) ?? { say: 'wrong' })

function problemOf(issue: Issue, value: unknown): Problem {
  const name = String(issue.path.at(-1))
  const own = Object.hasOwn(named, name) ? named[name] : undefined
  const isTooMuch = typeof value === 'number' && forSize(issue, value)
  return own && !missing(value) && !isTooMuch ? own : byRule(issue, value)
}

const isText = (text: unknown): text is Text =>
  Array.isArray(text) && text.length === 2 && text.every((one) => typeof one === 'string')

/** Returns the message about a console field. @param label of the field */
export const sentenceAbout = (issue: Issue, value: unknown, label: Text): Text =>
  sentencesOf(byRule(issue, value), { type: 'text', label })

/**
 * Returns the message for a validation error, chosen by path and rule. The validator's own text is never shown.
 * @param value at the path
 * @param words further labels of the endpoint's room
 */
export function sentenceFor(issue: Issue, value: unknown, words: FieldWords = {}): Text {
  // A form's shape carries its own message.
  const brought: unknown = issue.code === 'custom' ? issue.params?.text : undefined
  if (isText(brought)) return brought
  if (issue.path.length === 0) return ['参数错误', 'Parameter error.']
  const problem = problemOf(issue, value)
  const label = wordOf(issue, words)
  const alone = typeof problem.say === 'string' ? withoutWord[problem.say] : undefined
  return (!label && alone) || sentencesOf(problem, { type: 'text', label: label ?? unnamed })
}
