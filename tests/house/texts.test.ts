import { describe, expect, it } from 'vitest'
import type { Messages } from '../../src/core/messages'

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*.messages.ts', { eager: true })

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && 'room' in value && 'texts' in value

const rooms = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isMessages)
    .map((messages) => ({ file, messages })),
)
const texts = rooms.flatMap(({ messages: { room, texts } }) =>
  Object.entries(texts).map(([key, [zh, en]]) => ({ key: `${room}.${key}`, zh, en })),
)
/** `{Label}` is the label with a capital. */
const places = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name?.toLowerCase()).sort()

describe('texts in both languages', () => {
  it('every room is found', () => expect(rooms.length).toBeGreaterThan(4))

  it('no room name stands twice, because overrides go by it', () => {
    const names = rooms.map(({ messages: { room } }) => room)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('both are there', () => {
    expect(texts.filter(({ zh, en }) => !zh.trim() || !en.trim())).toEqual([])
  })

  it('both name the same values', () => {
    expect(
      texts.filter(({ zh, en }) => places(zh).join() !== places(en).join() && !optional.has(zh)),
    ).toEqual([])
  })

  it('English texts hold no Chinese, and no sentence ends in two marks', () => {
    expect(texts.filter(({ en }) => /\p{Script=Han}/u.test(en) || /[.。]{2}$/.test(en))).toEqual([])
  })
})

// The catalogue of messages itself leaves the unit out of the English sentence.
const optional = new Set(['库存不足，最多 {n} {unit}'])
