import { describe, expect, test } from 'vitest'
import { form } from '../../src/core/form/form'
import type { Field } from '../../src/core/form/form-field'
import { doubtOf } from '../../src/core/form/form-hint'
import bankCard from '../vectors/bank-card.json'
import creditCode from '../vectors/credit-code.json'
import date from '../vectors/date.json'
import email from '../vectors/email.json'
import idCard from '../vectors/id-card.json'
import landline from '../vectors/landline.json'
import money from '../vectors/money.json'
import password from '../vectors/password.json'
import payPassword from '../vectors/pay-password.json'
import phone from '../vectors/phone.json'
import quantity from '../vectors/quantity.json'
import userName from '../vectors/user-name.json'

const label = ['字段', 'Field'] as const
type Case = [string, boolean]

function casesOf({ vectors }: { vectors: (string | boolean)[][] }): Case[] {
  return vectors.map(([value, good]) => [String(value), good === true])
}
const fields: [string, Field, { vectors: (string | boolean)[][] }][] = [
  ['phone', { type: 'phone', label }, phone],
  ['landline', { type: 'landline', label }, landline],
  ['email', { type: 'email', label }, email],
  ['ID card', { type: 'idCard', label }, idCard],
  ['bank card', { type: 'bankCard', label }, bankCard],
  ['credit code', { type: 'creditCode', label }, creditCode],
  ['password', { type: 'password', label }, password],
  ['payment password', { type: 'payPassword', label }, payPassword],
  ['user name', { type: 'userName', label }, userName],
  ['money', { type: 'money', label }, money],
  ['quantity', { type: 'quantity', label }, quantity],
  ['date', { type: 'date', label }, date],
]

const formPasses = (field: Field, value: string) =>
  form('testForm', { it: field }).validate({ it: value }, 'zh-CN').length === 0
/** Returns whether the server accepts what the form would send. A text instead of a number is never sent. */
function serverPasses(field: Field, value: string): boolean {
  const described = form('testForm', { it: field })
  return described.shape.safeParse(described.values({ it: value })).success
}

describe.each(fields)('%s', (_, field, file) => {
  const cases = casesOf(file)

  test('has at least 40 vectors, of both kinds', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40)
    expect(new Set(cases.map(([, good]) => good)).size).toBe(2)
  })

  test.each(cases)('%j is %s, in the form and on the server', (value, good) => {
    expect(formPasses(field, value)).toBe(good)
    expect(serverPasses(field, value)).toBe(good)
  })
})

describe('limits of passwords', () => {
  const passes = (min: number, max: number, value: string) =>
    formPasses({ type: 'password', label, min, max }, value)

  test.each([
    [6, 15, 'abc123', true],
    [6, 15, 'abc12', false],
    [6, 20, 'abcdefghijklmnopqr12', true],
    [6, 20, 'abcdefghijklmnopqrs12', false],
    [8, 15, 'abc1234', false],
  ])('from %i to %i characters: %s is %s', (min, max, value, good) =>
    expect(passes(min, max, value)).toBe(good),
  )
})

test('a field can be limited to mobile numbers', () => {
  expect(formPasses({ type: 'mobile', label }, '13800001001')).toBe(true)
  expect(formPasses({ type: 'mobile', label }, '010-12345678')).toBe(false)
})

describe('check digits are hints, not rules', () => {
  const doubt = (type: 'idCard' | 'bankCard', value: string) => doubtOf({ type, label }, value, 'zh-CN')

  test.each(['11010519491231002X', '440524188001010014', '320311197707072916', '11010519491231002x'])(
    'ID %s is valid',
    (value) => expect(doubt('idCard', value)).toBeUndefined(),
  )
  test.each(['110105194912310021', '440524188001010015', '320311197707072913'])(
    'ID %s gives a hint and passes',
    (value) => {
      expect(doubt('idCard', value)).toBe('校验码不符，请核对身份证号')
      expect(formPasses({ type: 'idCard', label }, value)).toBe(true)
    },
  )
  test.each([
    '4111111111111111',
    '5500005555555559',
    '378282246310005',
    '6011111111111117',
    '30569309025904',
  ])('card %s is valid', (value) => expect(doubt('bankCard', value)).toBeUndefined())
  test.each(['4111111111111112', '6011111111111116'])('card %s gives a hint and passes', (value) =>
    expect(doubt('bankCard', value)).toBe('卡号校验不符，请核对银行卡号'),
  )
  test('an empty or invalid value gives no hint', () => {
    expect(doubt('idCard', '1101')).toBeUndefined()
    expect(doubt('bankCard', '')).toBeUndefined()
  })
})

// Long texts on which a rule with ambiguous repetition would backtrack for hours.
const pumps = [
  '0',
  '1',
  '9',
  'a',
  'A',
  '-',
  '@',
  '.',
  'X',
  '中',
  ' ',
  '0-',
  '010-',
  '1@',
  'a1',
  '+86',
  '-1',
  '😀',
]
test.each(fields)('%s checks 50,000 characters without backtracking', (_, field) => {
  for (const pump of pumps)
    for (const [head, tail] of [
      ['', ''],
      ['0', '!'],
      ['+861', '\n'],
      ['a@', ' '],
    ]) {
      const value = `${head}${pump.repeat(50_000 / pump.length)}${tail}`
      // A backtracking pattern would exceed the test's timeout.
      formPasses(field, value)
    }
})
