import { describe, expect, test } from 'vitest'
import { CallError } from '../../src/core/api/call-error'
import { messages } from '../../src/core/language/messages'
import { scopeOf } from '../../src/core/host/scope'
import { openSteps } from '../../src/core/store/steps'

const words = messages('letters', { sent: ['已寄出', 'Sent'], several: ['已寄出 {n} 封', '{n} were sent'] })

function open() {
  const scope = scopeOf()
  let asked = 0
  const steps = openSteps(scope, words, () => (asked += 1))
  return { ...steps, asked: () => asked, toasts: () => scope.toasts.$toasts.get().map(({ title }) => title) }
}
const refusal = () => new CallError('business', 409, 'x')

describe('steps', () => {
  test('run one at a time per document, and concurrently for different documents', async () => {
    const { take, $busy } = open()
    let end = () => {}
    const first = take('a', () => new Promise<true>((done) => (end = () => done(true))))
    expect([...$busy.get()]).toEqual(['a'])
    expect(await take('a', async () => true)).toBe(false)
    expect(await take('b', async () => true)).toBe(true)
    end()
    expect(await first).toBe(true)
    expect($busy.get().size).toBe(0)
  })

  test('reload the shown data, also after a rejection, which a form receives', async () => {
    const { take, send, asked } = open()
    const refused = () => Promise.reject(refusal())
    expect(await take('a', refused)).toBe(false)
    await expect(send('a', refused)).rejects.toBeInstanceOf(CallError)
    expect(await take('a', async () => true)).toBe(true)
    expect(asked()).toBe(3)
  })

  test('show a success toast that can depend on the response', async () => {
    const { take, toasts } = open()
    await take('a', async () => true, 'sent')
    expect(toasts()).toEqual(['已寄出'])
    await take(
      'a',
      async () => 3,
      (n, say) => say('several', { n }),
    )
    expect(toasts()).toEqual(['已寄出 3 封'])
    await take(
      'a',
      async () => 0,
      (n) => (n === 0 ? undefined : 'x'),
    )
    expect(toasts()).toEqual(['已寄出 3 封'])
  })

  test('throw programming errors', async () => {
    const { take, bring, $busy } = open()
    const broken = () => Promise.reject(new TypeError('x is undefined'))
    await expect(take('a', broken)).rejects.toBeInstanceOf(TypeError)
    await expect(bring('a', broken)).rejects.toBeInstanceOf(TypeError)
    expect($busy.get().size).toBe(0)
  })

  test('that download a file reload nothing', async () => {
    const { bring, asked } = open()
    await bring('a', async () => 'file')
    expect(asked()).toBe(0)
  })

  test('send an intention with one key until its response is known', async () => {
    const { once } = open()
    const keys: string[] = []
    const attempt = (intent: unknown, answer: () => Promise<unknown>) =>
      once(intent, ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        return answer()
      })
    const lost = () => Promise.reject(refusal())
    await expect(attempt(['a', 1], lost)).rejects.toBeInstanceOf(CallError)
    await attempt(['a', 2], async () => true)
    await attempt(['a', 1], async () => true)
    await attempt(['a', 1], async () => true)
    expect(keys[2]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })
})
