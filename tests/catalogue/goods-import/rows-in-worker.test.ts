import { describe, expect, test } from 'vitest'
import { FileFault } from '../../../demo/server/catalogue/goods-import/fault'
import { rowsInWorker } from '../../../demo/server/catalogue/goods-import/intake/rows-in-worker'

/** A worker that answers with what `more` returns, which is asked with the number of times it was asked before. */
const workerOf = (more: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads'
      let asked = 0
      const more = ${more}
      parentPort.on('message', () => parentPort.postMessage(more(asked++, workerData)))
    `)}`,
  )

async function read(more: string, bounds?: Parameters<typeof rowsInWorker>[1], most = Infinity) {
  const numbers: number[] = []
  try {
    for await (const { number } of rowsInWorker(workerOf(more), bounds)('/a/path')) {
      numbers.push(number)
      if (numbers.length === most) break
    }
    return numbers
  } catch (error) {
    if (error instanceof FileFault) return error.fault
    throw error
  }
}

const bounds = { memory: 30, time: 10_000 }

describe('rowsInWorker', () => {
  test('returns the rows of all messages in order, and requests more only when they are consumed', async () => {
    const answers =
      '(at) => ({ rows: [{ number: 2 * at, cells: [] }, { number: 2 * at + 1, cells: [] }], isEnd: at === 2 })'
    expect(await read(answers)).toEqual([0, 1, 2, 3, 4, 5])
    const asksTwice =
      '(at) => { if (at > 1) process.exit(3); return { rows: [{ number: at, cells: [] }], isEnd: false } }'
    expect(await read(asksTwice, bounds, 2)).toEqual([0, 1])
  })

  test('throws the fault that the worker reports', async () => {
    expect(await read("() => ({ fault: 'tooManySheets', values: { most: 3 } })")).toEqual({
      name: 'tooManySheets',
      values: { most: 3 },
    })
  })

  test('a worker that takes too much memory is stopped alone, and the file is rejected', async () => {
    const hoards =
      '() => { const kept = []; for (;;) kept.push(Array.from({ length: 10_000 }, Math.random)) }'
    expect(await read(hoards, bounds)).toMatchObject({ name: 'tooCostly' })
  })

  test('a worker that takes too much time is stopped, and the file is rejected', async () => {
    expect(await read('() => { for (;;); }', { ...bounds, time: 50 })).toMatchObject({ name: 'tooCostly' })
  })

  test('a worker that exits or throws is an internal error', async () => {
    await expect(read('() => process.exit(1)')).rejects.toThrow('has ended')
    await expect(read("() => { throw new Error('broken') }")).rejects.toThrow('broken')
  })
})
