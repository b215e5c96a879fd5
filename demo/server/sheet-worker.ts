import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { textEncodings } from '../../src/core/sheet/text-encoding'
import { FileFault } from './catalogue/goods-import/fault'
import { rowsOfFile } from './catalogue/goods-import/intake/rows-of-file'
import type { ReadRows } from './catalogue/goods-import/intake/rows-in-worker'
import type { SheetRow } from './core/http/sheet-file'

/** Rows and characters of one answer. */
const most = { rows: 200, characters: 1_000_000 }

const { path, encoding } = z
  .object({ path: z.string(), encoding: z.optional(z.enum(textEncodings)) })
  .parse(workerData)
const rows = rowsOfFile(path, encoding)

async function more(): Promise<ReadRows> {
  const some: SheetRow[] = []
  try {
    for (let characters = 0; some.length < most.rows && characters < most.characters;) {
      const { value, done } = await rows.next()
      if (done) return { rows: some, isEnd: true }
      some.push(value)
      for (const cell of value.cells) characters += cell.length
    }
    return { rows: some, isEnd: false }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return { fault: error.fault.name, values: error.fault.values ?? {} }
  }
}

parentPort?.on('message', async () => parentPort?.postMessage(await more()))
