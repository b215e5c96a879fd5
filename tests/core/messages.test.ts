import { afterEach, describe, expect, it } from 'vitest'
import { dictionary } from '../../src/core/language/dictionary'
import { form } from '../../src/core/form/form'
import { $overrides, keyed, knownLocale, messages, pick, speaker } from '../../src/core/language/messages'
import { overrideMessages } from '../../src/core/language/override-messages'

const room = messages('room', { left: ['仅剩 {n} {unit}', 'Only {n} {unit} left'], title: ['标题', 'Title'] })
const before = $overrides.get()
afterEach(() => $overrides.set(before))

describe('messages', () => {
  it('are returned in both languages with values', () => {
    expect(speaker(room, 'zh-CN')('left', { n: 3, unit: '套' })).toBe('仅剩 3 套')
    expect(speaker(room, 'en')('left', { n: 3, unit: 'sets' })).toBe('Only 3 sets left')
  })

  it('show integers with separators, and codes, fractions and texts as they are', () => {
    const stock = messages('stock', { left: ['余 {n} {unit}', '{n} {unit} left'] })
    const leftText = (n: string | number) => speaker(stock, 'zh-CN')('left', { n, unit: '个' })
    expect([1_332, 999, -1_500, 1.5, 12_345.5, '1332'].map(leftText)).toEqual([
      '余 1,332 个',
      '余 999 个',
      '余 −1,500 个',
      '余 1.5 个',
      '余 12345.5 个',
      '余 1332 个',
    ])
    expect(dictionary('rule', {}).label(6004, 'zh-CN')).toBe('未知（6004）')
  })

  it('leave a slot without a value unchanged, also one named like a property of every object', () => {
    expect(speaker(messages('x', { a: ['{toString}', '{n}'] }), 'zh-CN')('a')).toBe('{toString}')
  })

  it('can be overridden by key, including their values', () => {
    overrideMessages('en', { 'room.left': '{n} remaining' })
    expect(speaker(room, 'en')('left', { n: 3 })).toBe('3 remaining')
    expect(speaker(room, 'zh-CN')('title')).toBe('标题')
  })

  it('accept a third language, and fall back to English for missing texts', () => {
    overrideMessages('vi', { 'room.title': 'Tiêu đề' })
    expect(speaker(room, 'vi')('title')).toBe('Tiêu đề')
    expect(speaker(room, 'vi')('left', { n: 1, unit: 'x' })).toBe('Only 1 x left')
    expect(knownLocale('vi-VN')).toBe('vi')
  })

  it('get keys from their position in a table, and keep existing keys', () => {
    const shared = messages('shared', { yes: ['是', 'Yes'] })
    const { ask, answers } = keyed('poll', {
      ask: { title: ['喜欢吗', 'Do you like it?'], path: '/poll', again: () => true },
      answers: [
        { value: 'yes', text: shared.yes },
        { value: 20, text: ['否', 'No'] },
      ],
    })
    expect(ask.title).toEqual(['喜欢吗', 'Do you like it?', 'poll.ask.title'])
    expect([ask.path, ask.again()]).toEqual(['/poll', true])
    expect(answers.map(({ text }) => text)).toEqual([
      ['是', 'Yes', 'shared.yes'],
      ['否', 'No', 'poll.answers.20.text'],
    ])
    overrideMessages('vi', { 'poll.answers.20.text': 'Không' })
    expect([pick(answers[1].text, 'vi'), pick(answers[1].text, 'en')]).toEqual(['Không', 'No'])
  })

  it('of forms can be translated: labels, hints, options and errors', () => {
    overrideMessages('vi', {
      'askForm.size.label': 'Cỡ',
      'askForm.size.options.big.text': 'Lớn',
      'askForm.size.wrong': 'Sai',
      'form.select': 'Chọn {label}',
    })
    const { fields, validate } = form('askForm', {
      size: {
        type: 'radio',
        label: ['尺寸', 'Size'],
        required: true,
        options: [{ value: 'big', text: ['大', 'Big'] }],
        check: () => false,
        wrong: ['不对', 'Wrong.'],
      },
    })
    expect(pick(fields.size.options[0].text, 'vi')).toBe('Lớn')
    expect(validate({}, 'vi')).toEqual([{ name: 'size', message: 'Chọn Cỡ' }])
    expect(validate({ size: 'big' }, 'vi')).toEqual([{ name: 'size', message: 'Sai' }])
  })

  it.each([
    ['zh', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['EN-gb', 'en'],
    ['fr', undefined],
    ['', undefined],
  ])('language %s reads %s', (tag, locale) => expect(knownLocale(tag)).toBe(locale))
})

describe('the plural form of a number', () => {
  const count = messages('count', {
    goods: ['{n} 种商品', '{n} {n|product|products}'],
    waits: ['{n} 行等待', '{n} {n|row waits|rows wait}'],
  })

  it.each([
    [0, '0 products'],
    [1, '1 product'],
    ['1', '1 product'],
    [2, '2 products'],
    ['1,001', '1,001 products'],
  ])('%s is correct in English', (n, words) => expect(speaker(count, 'en')('goods', { n })).toBe(words))

  it('follows the rules of the language, which can name further forms', () => {
    overrideMessages('pl', { 'count.goods': '{n} {n|produkt|few:produkty|many:produktów|produktu}' })
    overrideMessages('ja', { 'count.goods': '{n}{n|点}' })
    const countText = (locale: string, n: number) => speaker(count, locale)('goods', { n })
    expect([1, 3, 5, 1.5].map((n) => countText('pl', n))).toEqual([
      '1 produkt',
      '3 produkty',
      '5 produktów',
      '1.5 produktu',
    ])
    expect(countText('ja', 1)).toBe('1点')
  })

  it('falls back to English for a missing text, and to the last form for a missing one', () => {
    overrideMessages('ja', {})
    expect(speaker(count, 'ja')('waits', { n: 1 })).toBe('1 row waits')
    overrideMessages('pl', { 'count.waits': '{n} {n|a|b}' })
    expect(speaker(count, 'pl')('waits', { n: 5 })).toBe('5 b')
  })

  it('is not replaced without a number', () => {
    expect(speaker(count, 'en')('goods')).toBe('{n} {n|product|products}')
  })
})

describe('dictionary', () => {
  const state = dictionary('state', {
    toPay: [30, '待付款', 'To be paid', 'waits'],
    done: [70, '已完成', 'Completed', 'done'],
  })

  it('returns code, label and tone', () => {
    expect(state.code.toPay).toBe(30)
    expect([state.label(30, 'zh-CN'), state.label('70', 'en'), state.tone(70)]).toEqual([
      '待付款',
      'Completed',
      'done',
    ])
    expect([state.is(30), state.is(31)]).toEqual([true, false])
  })

  it('has a translation key for each label, and one for unknown codes', () => {
    overrideMessages('vi', { 'state.done': 'Xong', 'dictionary.unknown': 'Lạ ({code})' })
    expect([70, 30, 99].map((code) => state.label(code, 'vi'))).toEqual(['Xong', 'To be paid', 'Lạ (99)'])
  })

  it('shows an unknown code as it is', () => {
    expect([state.label(99, 'zh-CN'), state.label(99, 'en'), state.tone(99)]).toEqual([
      '未知（99）',
      'Unknown (99)',
      'plain',
    ])
  })
})
