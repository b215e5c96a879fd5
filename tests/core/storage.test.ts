import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { $storageRefused, storage, stored } from '../../src/core/store/storage'

let browserStorage: Map<string, string>
let room = Infinity
let site = 0
let window: EventTarget

beforeEach(() => {
  browserStorage = new Map()
  room = Infinity
  // Tests do not share memory.
  site += 1
  window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browserStorage.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      browserStorage.set(key, value)
    },
    removeItem: (key: string) => void browserStorage.delete(key),
  })
  $storageRefused.set(false)
})
afterEach(() => vi.unstubAllGlobals())

const open = () =>
  stored<string[]>({ site: `shop${site}`, passing: false, storedValues: {} }, 'words', {
    version: 1,
    shape: z.array(z.string()),
    initial: [],
  })
const key = () => `trade:shop${site}:words`
const signal = (newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: key(), newValue }))

describe('a stored value', () => {
  test('is read by the next page, and again after a change in another tab', () => {
    const $words = open()
    $words.listen(() => {})
    $words.set(['a'])
    expect(open().get()).toEqual(['a'])
    browserStorage.set(key(), '1|["b"]')
    signal('1|["b"]')
    expect($words.get()).toEqual(['b'])
    browserStorage.delete(key())
    signal(null)
    expect($words.get()).toEqual([])
  })

  test('is not written without a change', () => {
    const $words = open()
    $words.change((words) => words)
    expect(browserStorage.has(key())).toBe(false)
  })

  test('is not reset by a late signal, which still notifies listeners', () => {
    const $words = open()
    const changes: (readonly string[])[] = []
    $words.listen((words) => changes.push(words))
    browserStorage.set(key(), '1|["theirs"]')
    $words.change((words) => [...words, 'mine'])
    changes.length = 0
    signal('1|["theirs"]')
    expect($words.get()).toEqual(['theirs', 'mine'])
    expect(changes).toEqual([['theirs'], ['theirs', 'mine']])
  })

  test.each(['', '1|', '1|{', '1|null', '1|[1]', '2|["a"]', '["a"]', '01|["a"]', '1|{"__proto__":["a"]}'])(
    'is empty for the invalid text %j',
    (text) => {
      browserStorage.set(key(), text)
      expect(open().get()).toEqual([])
    },
  )

  test('is changed on top of another tab’s value before its signal arrives', () => {
    const $words = open()
    $words.listen(() => {})
    $words.set(['a'])
    browserStorage.set(key(), '1|["a","from the other tab"]')
    $words.change((words) => [...words, 'b'])
    expect($words.get()).toEqual(['a', 'from the other tab', 'b'])
    expect(browserStorage.get(key())).toBe('1|["a","from the other tab","b"]')
  })
})

describe('without a working storage', () => {
  const useless = {
    'throws on access': () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    'is missing': () => vi.stubGlobal('localStorage', undefined),
    'is null': () => vi.stubGlobal('localStorage', null),
    'is full': () => void (room = 0),
  }
  test.each(Object.entries(useless))(
    'because it %s, values stay in memory for this page, and the failure is reported',
    (_, spoil) => {
      spoil()
      const $words = open()
      expect($words.get()).toEqual([])
      $words.set(['a'])
      $words.change((words) => [...words, 'b'])
      expect($words.get()).toEqual(['a', 'b'])
      expect(open().get()).toEqual(['a', 'b'])
      expect($storageRefused.get()).toBe(true)
      storage.remove(key())
      expect(open().get()).toEqual([])
    },
  )

  test('because it is full, values stay in memory and are stored once there is room', () => {
    const $words = open()
    $words.listen(() => {})
    $words.set(['a'])
    room = 3
    $words.set(['a', 'b'])
    expect($words.get()).toEqual(['a', 'b'])
    expect(browserStorage.get(key())).toBe('1|["a"]')
    room = Infinity
    $words.set(['a', 'b', 'c'])
    expect(open().get()).toEqual(['a', 'b', 'c'])
    expect(browserStorage.get(key())).toBe('1|["a","b","c"]')
  })

  test('values of this tab are replaced by a newer value of another tab', () => {
    const $words = open()
    $words.listen(() => {})
    room = 3
    $words.set(['mine'])
    room = Infinity
    browserStorage.set(key(), '1|["theirs"]')
    signal('1|["theirs"]')
    $words.change((words) => [...words, 'b'])
    expect($words.get()).toEqual(['theirs', 'b'])
  })

  test('after it was cleared, values in use remain and are stored with the next change', () => {
    const $words = open()
    $words.listen(() => {})
    $words.set(['a'])
    browserStorage.clear()
    expect($words.get()).toEqual(['a'])
    $words.change((words) => [...words, 'b'])
    expect(open().get()).toEqual(['a', 'b'])
    expect(browserStorage.get(key())).toBe('1|["a","b"]')
  })
})
