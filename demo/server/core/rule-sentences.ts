import type * as z from 'zod/mini'
import { inSentence } from '../../../src/core/form-sentence'
import type { Text, Values } from '../../../src/core/messages'
import { fieldWords, type FieldWords } from './field-words'

type Issue = z.core.$ZodIssue
export type Sentence = { message: Text; values: Values }

/** Rules that have a sentence of their own: by the field's name, or named by the contract (`z.regex(…, 'phone')`). */
const named: Record<string, Text> = {
  phone: ['手机号格式错误', 'Mobile number format error.'],
  landline: ['固定电话格式错误', 'Landline format error.'],
  email: ['邮箱格式错误', 'Email format error.'],
  idCard: ['身份证格式错误', 'ID card format error.'],
  bankCard: ['银行卡格式错误', 'Bank card format error.'],
  creditCode: ['信用代码格式错误', 'Credit code format error.'],
  password: ['密码须包含数字和字母，长度 8–15 位', 'Must contain digits and letters, 8–15 characters.'],
  registerPassword: [
    '密码须包含数字和字母，长度 6–20 位',
    'Must contain digits and letters, 6–20 characters.',
  ],
  payPassword: ['支付密码为 6 位数字', 'Payment password must be 6 digits.'],
  loginAccount: ['用户名为 1–20 个字符', 'User name must be 1–20 characters.'],
  text: ['评价请在 300 字以内', 'Review must be within 300 words.'],
  price: ['最多保留 2 位小数', 'Up to 2 decimals.'],
}

const missing = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const chosen = new Set(['invalid_union', 'invalid_value'])
const typed = new Set(['string', 'number', 'int'])

/** The field's word in both languages; a field without one is called by its own name. */
function wordOf(issue: Issue, words: FieldWords): Text {
  const name = issue.path.findLast((part) => typeof part === 'string') ?? ''
  const known = Object.hasOwn(words, name) ? words[name] : undefined
  if (known && 'label' in known) return [known.label[0], inSentence(known.label[1])]
  return known ?? (Object.hasOwn(fieldWords, name) ? fieldWords[name] : undefined) ?? [` ${name} `, name]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function forMissing(issue: Issue, [zh, en]: Text): Text {
  const name = issue.path.at(-1)
  if (name === 'files') return ['请上传附件', 'Please upload an attachment.']
  const select = chosen.has(issue.code) || (issue.code === 'invalid_type' && !typed.has(issue.expected))
  return select ? [`请选择${zh}`, `Please select ${en}.`] : [`请输入${zh}`, `Please enter ${en}.`]
}

function forSize(issue: Issue, [zh, en]: Text): Text | undefined {
  const head = capital(en)
  if (issue.code === 'too_big') {
    if (issue.origin === 'string')
      return [`${zh}不能超过 {n} 个字符`, `${head}: at most {n} {n|character|characters}.`]
    if (issue.origin === 'array') return [`${zh}不能超过 {n} 项`, `${head}: at most {n} {n|item|items}.`]
    return [`${zh}不能大于 {n}`, `${head} must not be more than {n}.`]
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string')
      return [`${zh}不能少于 {n} 个字符`, `${head}: at least {n} {n|character|characters}.`]
    if (issue.origin === 'array') return [`${zh}不能少于 {n} 项`, `${head}: at least {n} {n|item|items}.`]
    return [`${zh}不能小于 {n}`, `${head} must not be less than {n}.`]
  }
  return undefined
}

const limitOf = (issue: Issue) =>
  issue.code === 'too_big' ? Number(issue.maximum) : issue.code === 'too_small' ? Number(issue.minimum) : 0

/**
 * The sentence about one broken rule. The path and the rule choose it; the validator's own words are never shown.
 * @param value what stood at the path
 * @param words further field words of the endpoint's room
 */
export function sentenceFor(issue: Issue, value: unknown, words: FieldWords = {}): Sentence {
  const { message, values } = choose(issue, value, words)
  return { message: [message[0].trim(), message[1]], values }
}

const isText = (text: unknown): text is Text =>
  Array.isArray(text) && text.length === 2 && text.every((one) => typeof one === 'string')

function choose(issue: Issue, value: unknown, words: FieldWords): Sentence {
  // The shape of a form brings its sentence along.
  const brought: unknown = issue.code === 'custom' ? issue.params?.text : undefined
  if (isText(brought)) return { message: brought, values: {} }
  if (issue.path.length === 0) return { message: ['参数错误', 'Parameter error.'], values: {} }
  const word = wordOf(issue, words)
  const values = { n: limitOf(issue) }
  if (missing(value)) return { message: forMissing(issue, word), values }
  const size = forSize(issue, word)
  const rule = [issue.message, String(issue.path.at(-1))].find((key) => Object.hasOwn(named, key))
  const own = rule && !(size && typeof value === 'number') ? named[rule] : undefined
  return { message: own ?? size ?? [`${word[0]}格式错误`, `${capital(word[1])} format error.`], values }
}
