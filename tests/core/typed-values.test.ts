import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { form } from '../../src/core/form/form'
import type { Field } from '../../src/core/form/form-field'
import { keywordOf } from '../../src/core/text/keyword'
import { readQuantity } from '../../src/core/quantity'
import { copiedCode } from '../../src/core/text/copied-code'
import { sameCode } from '../../src/catalogue/quick-order/sku-code'
import { emailCodeField, phoneField, smsCodeField } from '../../src/session/verify-code/code-fields'
import { plainEmail, plainPhone } from '../../src/session/verify-code/code-scene'
import { getCheckCode, getEmailCode } from '../../src/session/verify-code/verify-code.contract'
import { credentials } from '../../src/session/sign-in/credentials'
import { priceTyped, quantityTyped } from '../../src/trade/offers/offer-line-faults'

// Characters around numbers that are copied from contacts, chats, web pages, workbooks and printed cards.

const label = ['字段', 'Field'] as const

/** Invisible characters. */
const unseen = [
  ...'\u200E\u200F\u202A\u202C\u202D\u202E\u2066\u2069\u061C',
  ...'\u200B\u200C\u200D\u2060\uFEFF\u00AD\uFE0E\uFE0F\u180E',
]
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** Returns variants of a value: with invisible characters at the start, end and middle, in full width, and with spaces. */
function copies(value: string): string[] {
  const middle = Math.floor(value.length / 2)
  return [
    ...unseen.flatMap((sign) => [sign + value + sign, value.slice(0, middle) + sign + value.slice(middle)]),
    `\u202D${value}\u202C`,
    fullWidth(value),
    `\u00A0${value}\u3000`,
  ]
}
const grouped = (value: string, by: string) => value.replace(/(.{4})(?=.)/g, `$1${by}`)
const separators = [' ', '-', '\u00A0', '\u2009', '\u3000', '‐', '‑', '–', '—', '−', '－', '﹣']

type Kind = [name: string, field: Field, plain: string, more: string[]]
const phone = '13800138000'
const kinds: Kind[] = [
  ['phone', { type: 'phone', label }, phone, separators.map((by) => `138${by}0013${by}8000`)],
  ['mobile', phoneField, phone, ['138.0013.8000']],
  [
    'landline',
    { type: 'landline', label },
    '021-68001200',
    ['021－68001200', '021–6800 1200', '021-6800-1200', '０２１-68001200'],
  ],
  [
    'bank card',
    { type: 'bankCard', label },
    '6222021234567890',
    separators.map((by) => grouped('6222021234567890', by)),
  ],
  [
    'tax number',
    { type: 'creditCode', label },
    '91310000MA1FL0000X',
    separators.map((by) => grouped('91310000MA1FL0000X', by)),
  ],
  ['ID card', { type: 'idCard', label }, '11010519491231002X', ['110105 19491231 002x']],
  ['e-mail', { type: 'email', label }, 'lan.zhou@example.com', []],
  ['user name', { type: 'userName', label }, 'zhou_lan-1', []],
  ['SMS code', smsCodeField, '123456', ['123 456', '1 2 3 4 5 6']],
  ['e-mail code', emailCodeField, '123456', ['123\u2009456']],
  ['captcha', { type: 'text', copied: true, label, max: 16 }, 'K7RW', ['K 7 R W']],
  ['money', { type: 'money', label }, '1234.50', ['1,234.50', '¥1,234.50', '￥ 1 234.50', '1234.50 元']],
  ['date', { type: 'date', label }, '2026-11-30', ['2026–11–30']],
]

describe.each(kinds)('%s', (_, field, plain, more) => {
  const described = form('typedValues', { it: { ...field, required: true } })

  test.each([plain, ...copies(plain), ...more])('%j is accepted by form and server', (typed) => {
    expect(described.validate({ it: typed }, 'zh-CN')).toEqual([])
    expect(described.values({ it: typed })).toEqual({ it: plain })
    const received = described.shape.safeParse({ it: typed })
    expect(received.success).toBe(true)
    expect(received.data).toEqual({ it: field.type === 'money' ? 123_450 : plain })
  })
})

test('+86 and 0086 in any format give the same phone', () => {
  for (const prefix of ['+86', '0086', '86', '＋86', '+86 ', '0086-', '+86\u00A0'])
    for (const rest of [phone, '138 0013 8000', '138-0013-8000', fullWidth(phone), `\u202D${phone}\u202C`]) {
      const described = form('typedValues', { it: phoneField })
      expect(described.validate({ it: prefix + rest }, 'zh-CN')).toEqual([])
      expect(plainPhone(prefix + rest)).toBe(phone)
    }
})

test('an invalid number is reported as mobile or landline', () => {
  const sentence = (field: Field, it: string) =>
    form('typedValues', { it: field }).validate({ it }, 'zh-CN')[0]?.message
  expect(sentence({ type: 'phone', label }, '1380013800')).toBe('手机号格式错误')
  expect(sentence({ type: 'phone', label }, '021-680')).toBe('固定电话格式错误')
  expect(sentence({ type: 'phone', label }, '(021) 680')).toBe('固定电话格式错误')
})

test('quantities, prices, codes and keywords are read the same way', () => {
  for (const typed of [...copies('1200'), '1,200', '1 200', '1\u00A0200']) {
    expect(readQuantity(typed)).toBe(1200)
    expect(quantityTyped(typed)).toBe(1200)
    expect(form('typedValues', { it: { type: 'quantity', label } }).values({ it: typed })).toEqual({
      it: 1200,
    })
  }
  for (const typed of [...copies('12.50'), '¥12.50', '12.50元']) expect(priceTyped(typed)).toBe('12.50')
  for (const typed of copies('HR-6208')) expect(sameCode(typed)).toBe('HR-6208')
  for (const sign of unseen) expect(keywordOf(`轴${sign}承`)).toBe('轴承')
})

test('query parameters are read the same way', () => {
  const asked = { scene: 'login', captchaKey: 'k'.repeat(16) }
  for (const typed of copies(phone))
    expect(z.safeParse(getCheckCode.shapes.query, { ...asked, phone: typed }).data?.phone).toBe(phone)
  for (const typed of copies('a@b.cn')) {
    expect(z.safeParse(getEmailCode.shapes.query, { ...asked, email: typed }).data?.email).toBe('a@b.cn')
    expect(plainEmail(typed)).toBe('a@b.cn')
  }
  for (const typed of copies('K7RW')) {
    const given = { loginAccount: typed, password: 'x', captcha: typed }
    expect(z.safeParse(credentials, given).data).toMatchObject({ loginAccount: 'K7RW', captcha: 'K7RW' })
    expect(z.parse(copiedCode(16), typed)).toBe('K7RW')
  }
})

test('texts are read without zero-width spaces and direction marks, but with the joiners of scripts and emoji', () => {
  const read = (type: 'text' | 'textarea', it: string) =>
    form('typedValues', { it: { type, label } }).values({ it }).it
  for (const type of ['text', 'textarea'] as const) {
    expect(read(type, '\u202d张\u200b三\u202c\ufeff')).toBe('张三')
    expect(read(type, 'a\u202egpj.exe')).toBe('agpj.exe')
    expect(read(type, '👩‍🔧 می‌خواهم ✔️')).toBe('👩‍🔧 می‌خواهم ✔️')
  }
})
