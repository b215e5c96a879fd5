import { afterEach, describe, expect, it } from 'vitest'
import { dictionary } from '../../src/core/dictionary'
import { $overrides, knownLocale, messages, overrideMessages, speaker } from '../../src/core/messages'

const room = messages('room', { left: ['仅剩 {n} {unit}', 'Only {n} {unit} left'], title: ['标题', 'Title'] })
const before = $overrides.get()
afterEach(() => $overrides.set(before))

describe('messages', () => {
  it('speak both languages and fill values', () => {
    expect(speaker(room, 'zh-CN')('left', { n: 3, unit: '套' })).toBe('仅剩 3 套')
    expect(speaker(room, 'en')('left', { n: 3, unit: 'sets' })).toBe('Only 3 sets left')
  })

  it('leave a place without a value standing, also one that any object has', () => {
    expect(speaker(messages('x', { a: ['{toString}', '{n}'] }), 'zh-CN')('a')).toBe('{toString}')
  })

  it('can be overridden by key, values included', () => {
    overrideMessages('en', { 'room.left': '{n} remaining' })
    expect(speaker(room, 'en')('left', { n: 3 })).toBe('3 remaining')
    expect(speaker(room, 'zh-CN')('title')).toBe('标题')
  })

  it('take a third language; what it leaves out is English', () => {
    overrideMessages('vi', { 'room.title': 'Tiêu đề' })
    expect(speaker(room, 'vi')('title')).toBe('Tiêu đề')
    expect(speaker(room, 'vi')('left', { n: 1, unit: 'x' })).toBe('Only 1 x left')
    expect(knownLocale('vi-VN')).toBe('vi')
  })

  it.each([
    ['zh', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['EN-gb', 'en'],
    ['fr', undefined],
    ['', undefined],
  ])('language %s reads %s', (tag, locale) => expect(knownLocale(tag)).toBe(locale))
})

describe('dictionary', () => {
  const state = dictionary('state', {
    toPay: [30, '待付款', 'To be paid', 'waits'],
    done: [70, '已完成', 'Completed', 'done'],
  })

  it('gives code, label and tone', () => {
    expect(state.code.toPay).toBe(30)
    expect([state.label(30, 'zh-CN'), state.label('70', 'en'), state.tone(70)]).toEqual([
      '待付款',
      'Completed',
      'done',
    ])
    expect([state.is(30), state.is(31)]).toEqual([true, false])
  })

  it('shows an unknown code as it is', () => {
    expect([state.label(99, 'zh-CN'), state.label(99, 'en'), state.tone(99)]).toEqual([
      '未知（99）',
      'Unknown (99)',
      'plain',
    ])
  })
})
