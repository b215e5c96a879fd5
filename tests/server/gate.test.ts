import { describe, expect, test } from 'vitest'
import { openGate } from '../../demo/server/core/security/gate'

const turn = () => new Promise(setImmediate)

/** Creates tasks that run until they are ended by the test. */
function works() {
  const gate = openGate({ atOnce: 2, waiting: 3 }, (why) => new Error(why))
  const of = (name: string) => ({ name, atOnce: 1, waiting: 2 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, ...askers: string[]) =>
    gate
      .run(askers.map(of), async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      })
      .catch((error: unknown) => String(error))
  const end = async (name: string) => {
    ends.get(name)?.()
    await turn()
  }
  return { gate, begun, run, end }
}

describe('openGate', () => {
  test('starts the oldest waiting task whose client has a free slot', async () => {
    const { gate, begun, run, end } = works()
    void run('a1', 'a')
    void run('a2', 'a')
    void run('b1', 'b')
    void run('c1', 'c')
    await turn()
    expect(begun).toEqual(['a1', 'b1'])
    expect(gate.load()).toEqual({ underWay: 2, waiting: 2 })
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  test('refuses a client with too many waiting requests, and serves others', async () => {
    const { run, begun } = works()
    for (const name of ['a1', 'a2', 'a3']) void run(name, 'a')
    expect(await run('a4', 'a')).toBe('Error: asker')
    void run('b1', 'b')
    await turn()
    expect(begun).toEqual(['a1', 'b1'])
  })

  test('refuses every client while too many requests wait in total', async () => {
    const { run } = works()
    for (const asker of ['a', 'b', 'c', 'd', 'e']) void run(asker, asker)
    expect(await run('f', 'f')).toBe('Error: server')
  })

  test('starts a task only if each of its clients has a free slot', async () => {
    const { run, begun, end } = works()
    void run('one', 'network', 'account')
    void run('two', 'network', 'other')
    void run('three', 'elsewhere', 'account')
    await turn()
    expect(begun).toEqual(['one'])
    await end('one')
    expect(begun).toEqual(['one', 'two', 'three'])
  })

  test('frees the slot of a failed task', async () => {
    const { gate } = works()
    await expect(gate.run([], () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(gate.load()).toEqual({ underWay: 0, waiting: 0 })
  })
  test('keeps a slot until its task has ended', async () => {
    const { gate, run, begun } = works()
    const leave = await gate.enter([{ name: 'a', atOnce: 1, waiting: 2 }])
    void run('a1', 'a')
    await turn()
    expect([begun, gate.load()]).toEqual([[], { underWay: 1, waiting: 1 }])
    leave()
    await turn()
    expect(begun).toEqual(['a1'])
  })
})
