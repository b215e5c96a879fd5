import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../src/core/api/call-error'
import { $readers } from '../../src/core/store/reader'
import { resource } from '../../src/core/store/resource'
import { soon } from '../soon'

/** Creates requests whose responses the test controls. */
function questions() {
  const asked: { signal: AbortSignal; answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => void asked.push({ signal, answer, fail }))
  return { asked, load }
}
const settled = () => new Promise((done) => setTimeout(done))

describe('a resource', () => {
  it('loads nothing before it has a listener', async () => {
    const { asked, load } = questions()
    const thing = resource(load)
    expect(asked).toHaveLength(0)
    const stop = thing.$state.listen(() => {})
    expect(asked).toHaveLength(1)
    asked[0]?.answer('a')
    await settled()
    expect(thing.$state.get()).toEqual({ status: 'ready', value: 'a' })
    stop()
  })

  it('loads again when a key changes, drops the late response, and keeps the earlier value meanwhile', async () => {
    const { asked, load } = questions()
    const $key = atom('a')
    const thing = resource(load, [$key])
    const stop = thing.$state.listen(() => {})
    asked[0]?.answer('first')
    await settled()
    $key.set('ab')
    $key.set('abc')
    expect(thing.$state.get()).toEqual({ status: 'loading', value: 'first' })
    asked[2]?.answer('abc')
    await settled()
    asked[1]?.answer('ab')
    await settled()
    expect(thing.$state.get()).toEqual({ status: 'ready', value: 'abc' })
    expect(asked[1]?.signal.aborted).toBe(true)
    stop()
  })

  it('shows no value of one owner to the next, also after a time without listeners', async () => {
    const { asked, load } = questions()
    const $owner = atom('one')
    const thing = resource(load, [$owner], $owner)
    let stop = thing.$state.listen(() => {})
    asked[0]?.answer('first')
    await settled()
    $owner.set('other')
    expect(thing.$state.get()).toEqual({ status: 'loading' })
    asked[1]?.fail(new CallError('network', 0, ''))
    await settled()
    expect(thing.$state.get()).not.toHaveProperty('value')
    void thing.reload()
    asked[2]?.answer('second')
    await settled()
    stop()
    await soon(() => expect(thing.$state.lc).toBe(0))
    await new Promise((done) => setTimeout(done, 1100))
    $owner.set('third')
    stop = thing.$state.listen(() => {})
    expect(thing.$state.get()).toEqual({ status: 'loading' })
    stop()
  })

  it('loads again once for another reader, with and without a key', async () => {
    for (const keyed of [false, true]) {
      const { asked, load } = questions()
      const thing = resource(load, keyed ? [$readers] : [])
      const stop = thing.$state.listen(() => {})
      asked[0]?.answer('first')
      await settled()
      $readers.set($readers.get() + 1)
      await settled()
      expect(asked).toHaveLength(2)
      stop()
    }
  })

  it('shows no value of one reader to another who comes while there are no listeners', async () => {
    vi.useFakeTimers()
    const { asked, load } = questions()
    const thing = resource(load)
    let stop = thing.$state.listen(() => {})
    asked[0]?.answer('first')
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await vi.advanceTimersByTimeAsync(2000)
    $readers.set($readers.get() + 1)
    stop = thing.$state.listen(() => {})
    vi.useRealTimers()
    expect(thing.$state.get()).toEqual({ status: 'loading' })
    asked[1]?.fail(new CallError('network', 0, ''))
    await settled()
    expect(thing.$state.get()).not.toHaveProperty('value')
    stop()
  })

  it('reports a failure and recovers by reload', async () => {
    const { asked, load } = questions()
    const thing = resource(load)
    const stop = thing.$state.listen(() => {})
    asked[0]?.fail(new CallError('http', 500, 'x'))
    await settled()
    expect(thing.$state.get()).toMatchObject({ status: 'failed', error: { code: 500 } })
    void thing.reload()
    asked[1]?.answer('a')
    await settled()
    expect(thing.$state.get()).toEqual({ status: 'ready', value: 'a' })
    stop()
  })

  it('loads once for five listeners, and reports a failure to all of them', async () => {
    const { asked, load } = questions()
    const thing = resource(load)
    const seen = Array.from({ length: 5 }, () => vi.fn())
    const stops = seen.map((look) => thing.$state.listen(look))
    expect(asked).toHaveLength(1)
    asked[0]?.fail(new CallError('http', 500, 'x'))
    await settled()
    expect(asked).toHaveLength(1)
    for (const look of seen) expect(look.mock.lastCall?.[0]).toMatchObject({ error: { code: 500 } })
    stops.forEach((stop) => stop())
  })

  it('retries by itself after a failure when the network returns, while it has listeners', async () => {
    const network = new EventTarget()
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
    const back = () => network.dispatchEvent(new Event('online'))
    const { asked, load } = questions()
    const thing = resource(load)
    const stop = thing.$state.listen(() => {})
    asked[0]?.answer('a')
    await settled()
    back()
    expect(asked).toHaveLength(1)
    void thing.reload()
    asked[1]?.fail(new CallError('network', 0, ''))
    await settled()
    back()
    expect(asked).toHaveLength(3)
    asked[2]?.fail(new CallError('network', 0, ''))
    await settled()
    stop()
    await new Promise((done) => setTimeout(done, 1100))
    back()
    expect(asked).toHaveLength(3)
    vi.unstubAllGlobals()
  })

  it('aborts when its last listener leaves', () => {
    vi.useFakeTimers()
    const { asked, load } = questions()
    resource(load).$state.listen(() => {})()
    vi.advanceTimersByTime(2000)
    vi.useRealTimers()
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('a value that is set wins over a pending request', async () => {
    const { asked, load } = questions()
    const thing = resource(load)
    const stop = thing.$state.listen(() => {})
    thing.set('written')
    asked[0]?.answer('old')
    await settled()
    expect(thing.$state.get()).toEqual({ status: 'ready', value: 'written' })
    stop()
  })
})
