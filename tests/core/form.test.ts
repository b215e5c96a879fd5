import * as fc from 'fast-check'
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import { dictionary } from '../../src/core/language/dictionary'
import { form } from '../../src/core/form/form'
import type { Field } from '../../src/core/form/form-field'
import { hintOf } from '../../src/core/form/form-hint'
import { $overrides, type Text } from '../../src/core/language/messages'
import { overrideMessages } from '../../src/core/language/override-messages'

const label: Text = ['名称', 'Name']
const options = [
  { value: 10, text: ['甲', 'A'] },
  { value: 20, text: ['乙', 'B'] },
] as const
const messageOf = (field: Field, value: unknown, locale = 'zh-CN') =>
  form('testForm', { it: field }).validate({ it: value }, locale)[0]?.message

const typed: Field['type'][] = [
  'text', 'textarea', 'number', 'quantity', 'money', 'password', 'secret', 'payPassword', 'userName', 'phone', 'mobile',
  'landline', 'email', 'idCard', 'bankCard', 'creditCode',
] // oxfmt-ignore
const chosen: Field['type'][] = ['select', 'radio', 'checks', 'date', 'checkbox', 'switch']
const field = (type: Field['type'], more: object = {}) => ({ type, label, ...more }) as Field

describe('a required field', () => {
  test.each(typed)('of type %s shows “请输入” without a value', (type) => {
    for (const nothing of ['', undefined, null]) {
      expect(messageOf(field(type, { required: true }), nothing)).toBe('请输入名称')
      expect(messageOf(field(type, { required: true }), nothing, 'en')).toBe('Please enter name.')
      expect(messageOf(field(type), nothing)).toBeUndefined()
    }
  })

  test.each(chosen)('of type %s shows “请选择” without a value', (type) => {
    for (const nothing of ['', undefined, [], false]) {
      expect(messageOf(field(type, { required: true, options }), nothing)).toBe('请选择名称')
      expect(messageOf(field(type, { required: true, options }), nothing, 'en')).toBe('Please select name.')
      expect(messageOf(field(type, { options }), nothing)).toBeUndefined()
    }
  })

  test.each(['file', 'files'] as const)('of type %s shows “请上传” without a value', (type) => {
    expect(messageOf(field(type, { required: true }), type === 'file' ? '' : [])).toBe('请上传名称')
    expect(messageOf(field(type, { required: true }), undefined, 'en')).toBe('Please upload name.')
  })

  test('can have its own message', () => {
    const missing = ['请输入经过', 'Describe what happened.']
    for (const type of ['textarea', 'select', 'files'] as const) {
      expect(messageOf(field(type, { required: true, missing }), '')).toBe('请输入经过')
      expect(messageOf(field(type, { required: true, missing }), '', 'en')).toBe('Describe what happened.')
      expect(messageOf(field(type, { missing }), '')).toBeUndefined()
    }
  })

  test('of an agreement must be checked', () => {
    const agreement = field('agreement', { required: true, label: ['《用户协议》', 'the terms'] })
    expect(messageOf(agreement, false)).toBe('请先同意《用户协议》')
    expect(messageOf(agreement, 'true', 'en')).toBe('Please agree to the terms.')
    expect(messageOf(agreement, true)).toBeUndefined()
  })

  test('is missing if it contains spaces only, except in a password', () => {
    expect(messageOf(field('text', { required: true }), '  \t ')).toBe('请输入名称')
    expect(messageOf(field('secret', { required: true }), '  ')).toBeUndefined()
  })

  test('adapts its label to the sentence in both languages', () => {
    const says = (zh: string, en: string, locale: string) =>
      messageOf(field('text', { required: true, label: [zh, en] }), '', locale)
    expect(says('SKU 编码', 'SKU code', 'zh-CN')).toBe('请输入 SKU 编码')
    expect(says('QQ', 'QQ', 'zh-CN')).toBe('请输入 QQ')
    expect(says('SKU 编码', 'SKU code', 'en')).toBe('Please enter SKU code.')
    expect(says('身份证号', 'ID card number', 'en')).toBe('Please enter ID card number.')
    expect(says('账号', 'Login account', 'en')).toBe('Please enter login account.')
  })
})

describe('the messages of the rules', () => {
  test.each<[Field['type'], string, string, string]>([
    ['phone', '1', '手机号格式错误', 'Mobile number format error.'],
    ['mobile', '010-12345678', '手机号格式错误', 'Mobile number format error.'],
    ['landline', '1', '固定电话格式错误', 'Landline format error.'],
    ['email', '1', '邮箱格式错误', 'Email format error.'],
    ['idCard', '1', '身份证格式错误', 'ID card format error.'],
    ['bankCard', '1', '银行卡格式错误', 'Bank card format error.'],
    ['creditCode', '1', '信用代码格式错误', 'Credit code format error.'],
    [
      'password',
      'abc',
      '密码须包含数字和字母，长度 8–15 位',
      'Must contain digits and letters, length 8-15.',
    ],
    ['payPassword', '1', '支付密码为 6 位数字', 'Payment password must be 6 digits.'],
    ['userName', 'a b', '用户名为 1–20 个字符', 'User name must be 1–20 characters.'],
    ['money', '1.234', '最多保留 2 位小数', 'Up to 2 decimals.'],
    ['money', 'x', '名称格式错误', 'Name format error.'],
    ['money', '-1', '名称不能小于 0.00', 'Name must not be less than 0.00.'],
    ['quantity', '0', '名称不能小于 1', 'Name must not be less than 1.'],
    ['quantity', '100000', '名称不能大于 99,999', 'Name must not be more than 99,999.'],
    ['quantity', '1.5', '名称格式错误', 'Name format error.'],
    ['number', '1e3', '名称格式错误', 'Name format error.'],
    ['date', '2026-02-30', '名称格式错误', 'Name format error.'],
    ['select', '30', '请选择名称', 'Please select name.'],
    ['radio', '30', '请选择名称', 'Please select name.'],
    ['text', 'a\0b', '名称格式错误', 'Name format error.'],
    ['text', 'a\ud800', '名称格式错误', 'Name format error.'],
  ])('for %s %j is “%s”', (type, value, zh, en) => {
    expect(messageOf(field(type, { options }), value)).toBe(zh)
    expect(messageOf(field(type, { options }), value, 'en')).toBe(en)
  })

  test('name the limits of the field’s description', () => {
    expect(messageOf(field('password', { min: 6, max: 20 }), 'a1')).toBe('密码须包含数字和字母，长度 6–20 位')
    expect(messageOf(field('money', { min: 100, max: 500_000 }), '0.99')).toBe('名称不能小于 1.00')
    expect(messageOf(field('money', { min: 100, max: 500_000 }), '5000.01')).toBe('名称不能大于 5000.00')
    expect(messageOf(field('number', { decimals: 1 }), '1.25')).toBe('最多保留 1 位小数')
    expect(messageOf(field('number', { min: -3, max: 3 }), '-3.5')).toBe('名称不能小于 −3')
    expect(messageOf(field('date', { min: '2026-11-21' }), '2026-11-20')).toBe('名称不能早于 2026-11-21')
    expect(messageOf(field('date', { max: '2026-11-21' }), '2026-11-22', 'en')).toBe(
      'Name must not be after 2026-11-21.',
    )
    expect(messageOf(field('checks', { options, max: 1 }), [10, 20])).toBe('名称不能超过 1 项')
  })

  test('of hints name the limits before an error', () => {
    expect(hintOf(field('password', { min: 6, max: 20 }), 'zh-CN')).toBe('须包含数字和字母，长度 6–20 位')
    expect(hintOf(field('payPassword'), 'en')).toBe('6 digits.')
    expect(hintOf(field('text', { hint: ['提示', 'Hint'] }), 'en')).toBe('Hint')
    expect(hintOf(field('text'), 'en')).toBeUndefined()
  })

  describe('messages of an integrator', () => {
    const before = $overrides.get()
    afterEach(() => $overrides.set(before))

    test('replace the default ones', () => {
      overrideMessages('zh-CN', { 'form.phone': '电话不对' })
      expect(messageOf(field('phone'), '1')).toBe('电话不对')
    })
  })
})

describe('length limits', () => {
  test.each([
    ['text', {}, 50],
    ['textarea', {}, 500],
    ['text', { max: 10 }, 10],
    ['textarea', { max: 300 }, 300],
  ] as const)('%s %j takes %i characters, whatever they are made of', (type, more, max) => {
    for (const sign of ['a', '汉', '😀', '𠮷']) {
      expect(messageOf(field(type, more), sign.repeat(max))).toBeUndefined()
      expect(messageOf(field(type, more), sign.repeat(max + 1))).toBe(`名称不能超过 ${max} 个字符`)
    }
    expect(messageOf(field(type, more), ` ${'a'.repeat(max)} `)).toBeUndefined()
  })

  test('can have their own message', () => {
    const review = field('textarea', {
      label: ['评价', 'Review'],
      max: 300,
      tooLong: ['评价请在 {max} 字以内', 'Review must be within {max} words.'],
    })
    expect(messageOf(review, 'x'.repeat(301))).toBe('评价请在 300 字以内')
    expect(messageOf(review, 'x'.repeat(301), 'en')).toBe('Review must be within 300 words.')
  })

  test('can have a minimum', () => {
    expect(messageOf(field('text', { min: 2 }), 'a')).toBe('名称不能少于 2 个字符')
    expect(messageOf(field('text', { min: 2 }), '')).toBeUndefined()
  })
})

describe('file fields', () => {
  test('accept at most six files by default, without commas in their URLs', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `/file/${at}.png`)
    expect(messageOf(field('files'), many(6))).toBeUndefined()
    expect(messageOf(field('files'), many(7))).toBe('名称不能超过 6 项')
    expect(messageOf(field('files', { max: 1 }), many(2))).toBe('名称不能超过 1 项')
    expect(messageOf(field('files'), ['/file/a,b.png'])).toBe('名称格式错误')
    expect(messageOf(field('files'), [''])).toBe('名称格式错误')
    expect(messageOf(field('file'), '/file/a,b.png')).toBe('名称格式错误')
    expect(messageOf(field('file'), '/file/a.png')).toBeUndefined()
  })
})

const kinds = dictionary('kinds', { ordinary: [10, '普通', 'Ordinary'], special: [20, '专用', 'Special'] })
const invoice = form('testForm', {
  kind: { type: 'radio', label: ['类型', 'Kind'], options: kinds, required: true },
  title: { type: 'text', label: ['抬头', 'Title'], required: true },
  taxNo: {
    type: 'creditCode',
    label: ['税号', 'Tax number'],
    required: true,
    when: ({ kind }) => Number(kind) === 20,
  },
  amount: { type: 'money', label: ['金额', 'Amount'], required: true },
  copies: { type: 'quantity', label: ['份数', 'Copies'] },
  password: { type: 'password', label: ['密码', 'Password'] },
  again: {
    type: 'secret',
    label: ['确认密码', 'Repeat password'],
    check: (value, { password }) => value === password,
    wrong: ['两次输入的密码不一致', 'The passwords differ.'],
  },
  papers: { type: 'files', label: ['附件', 'Papers'] },
  urgent: { type: 'checkbox', label: ['加急', 'Urgent'] },
})
const good = {
  ...invoice.empty,
  kind: '20',
  title: ' 临港精密 ',
  taxNo: ' 91310000MA1FL0000X ',
  amount: '12.5',
  copies: '2',
  papers: ['/file/1.pdf'],
}

describe('a whole form', () => {
  test('starts empty', () => {
    expect(invoice.empty).toEqual({
      kind: '', title: '', taxNo: '', amount: '', copies: '', password: '', again: '', papers: [], urgent: false,
    }) // oxfmt-ignore
  })

  test('reports errors in the order of its fields', () => {
    expect(invoice.validate({ ...invoice.empty, kind: 20, again: 'x', copies: '0' }, 'zh-CN')).toEqual([
      { name: 'title', message: '请输入抬头' },
      { name: 'taxNo', message: '请输入税号' },
      { name: 'amount', message: '请输入金额' },
      { name: 'copies', message: '份数不能小于 1' },
      { name: 'again', message: '两次输入的密码不一致' },
    ])
    expect(invoice.validate(good, 'zh-CN')).toEqual([])
  })

  test('omits hidden fields', () => {
    expect(invoice.validate({ ...good, kind: '10', taxNo: 'wrong' }, 'zh-CN')).toEqual([])
    const ordinary = invoice.values({ ...good, kind: '10', taxNo: 'wrong' })
    expect(ordinary.taxNo).toBeUndefined()
    expect(invoice.shape.safeParse(ordinary).success).toBe(true)
  })

  test('sends typed values, not form text', () => {
    expect(invoice.values(good)).toEqual({
      kind: 20,
      title: '临港精密',
      taxNo: '91310000MA1FL0000X',
      amount: '12.5',
      copies: 2,
      password: undefined,
      again: undefined,
      papers: ['/file/1.pdf'],
      urgent: false,
    })
  })

  test('is parsed by the server into amounts in minor units', () => {
    expect(invoice.shape.parse(invoice.values(good))).toEqual({
      kind: 20,
      title: '临港精密',
      taxNo: '91310000MA1FL0000X',
      amount: 1250,
      copies: 2,
      password: undefined,
      again: undefined,
      papers: ['/file/1.pdf'],
      urgent: false,
    })
  })

  test('is rejected by the server with the same messages, in both languages', () => {
    const read = invoice.shape.safeParse({
      ...invoice.values(good),
      title: ' ',
      taxNo: 'x',
      password: 'x',
      again: 'y',
    })
    const issues = read.error?.issues.map((issue) => [
      issue.path,
      issue.code === 'custom' ? issue.params?.text : issue.code,
    ])
    expect(issues).toEqual([
      [['title'], ['请输入抬头', 'Please enter title.']],
      [['taxNo'], ['信用代码格式错误', 'Credit code format error.']],
      [['password'], ['密码须包含数字和字母，长度 8–15 位', 'Must contain digits and letters, length 8-15.']],
      [['again'], ['两次输入的密码不一致', 'The passwords differ.']],
    ])
  })

  test('reads only its own fields, with their own types', () => {
    const read = invoice.shape.parse({
      ...invoice.values(good),
      price: '0.01',
      userType: 20,
      __proto__: { a: 1 },
    })
    expect(Object.keys(read)).toEqual(Object.keys(invoice.fields))
    const types: Record<string, unknown[]> = {
      kind: [15, '30', true, null, [10]],
      title: [1, null, ['x'], {}],
      amount: [12.5, null, '1e3', '-1'],
      copies: ['2', '1e3', 1.5, 0, 100_000, Number.NaN, Number.POSITIVE_INFINITY, 1e21, null, [2], true],
      papers: ['/a', [1], ['a,b'], null],
      urgent: [1, 'true', null],
    }
    for (const [name, values] of Object.entries(types))
      for (const value of values) {
        const given: unknown = { ...invoice.values(good), [name]: value }
        expect([name, value, invoice.shape.safeParse(given).success]).toEqual([name, value, false])
      }
  })

  test('gets the same result from form and server for random values', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom('0', '1', 'a', 'Z', '.', '-', '@', ' ', '汉', '😀', '\0'),
        maxLength: 22,
      }),
      fc.constantFrom('', '12.5', '91310000MA1FL0000X', 'abcd1234', '7'),
    )
    const others = {
      kind: fc.constantFrom('', '10', '20', '30', 10, 20),
      title: words,
      taxNo: words,
      amount: words,
      copies: words,
      password: words,
      again: words,
      papers: fc.array(fc.constantFrom('/a', '/b', 'a,b', ''), { maxLength: 8 }),
      urgent: fc.boolean(),
    }
    // A valid form with two changed fields.
    const twoFields = fc.shuffledSubarray(Object.keys(others), { minLength: 2, maxLength: 2 })
    let allowed = 0
    fc.assert(
      fc.property(fc.record(others), twoFields, (other, names) => {
        const draft = {
          ...good,
          ...Object.fromEntries(Object.entries(other).filter(([name]) => names.includes(name))),
        }
        const passes = invoice.validate(draft, 'zh-CN').length === 0
        if (passes) allowed++
        expect(invoice.shape.safeParse(invoice.values(draft)).success).toBe(passes)
      }),
      { numRuns: 500 },
    )
    expect(allowed).toBeGreaterThan(10)
  })

  test('infers the types of its fields', () => {
    type Sent = z.input<typeof invoice.shape>
    type Received = z.output<typeof invoice.shape>
    expectTypeOf<Sent['kind']>().toEqualTypeOf<10 | 20>()
    expectTypeOf<Sent['amount']>().toEqualTypeOf<string>()
    expectTypeOf<Received['amount']>().toEqualTypeOf<number>()
    expectTypeOf<Received['copies']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<Sent['taxNo']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<Sent['papers']>().toEqualTypeOf<string[]>()
    expectTypeOf<(typeof invoice.empty)['kind']>().toEqualTypeOf<10 | 20 | ''>()
    expectTypeOf<Parameters<typeof invoice.validate>[0]>().toEqualTypeOf<Readonly<Record<string, unknown>>>()
  })
})
