import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import type { TextEncoding } from '../../../../../src/core/sheet/text-encoding'
import type { SheetRow } from '../../../core/http/sheet-file'
import { faultTexts, FileFault, type FaultName } from '../fault'

/** Limits for reading one file: memory in megabytes and reading time in milliseconds, without the consumer's time. */
const readingBounds = { memory: 400, time: 180_000 }

/** A worker's answer to a request for more rows. */
export type ReadRows = { rows: SheetRow[]; isEnd: boolean } | { fault: FaultName; values: FaultValues }
type FaultValues = Record<string, string | number>

const isFaultName = (name: string): name is FaultName => Object.hasOwn(faultTexts, name)
const answerOf = z.union([
  z.object({
    rows: z.array(z.object({ number: z.number(), cells: z.array(z.string()), sheet: z.string().optional() })),
    isEnd: z.boolean(),
  }),
  z.object({
    fault: z.string().refine(isFaultName),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
])

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Requests more rows from a worker. @param ms time limit @throws FileFault if the worker exceeds its limits */
async function askForMore(worker: Worker, ms: number): Promise<unknown> {
  const over = new AbortController()
  const late = setTimeout(() => over.abort(), ms)
  const { signal } = over
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the worker that reads a file has ended')
  })
  // An error event of the worker rejects both promises.
  const answered = once(worker, 'message', { signal })
  worker.postMessage('more')
  try {
    const [answer]: unknown[] = await Promise.race([answered, ended])
    return answer
  } catch (error) {
    throw signal.aborted || isOutOfMemory(error) ? new FileFault('tooCostly') : error
  } finally {
    clearTimeout(late)
    over.abort()
  }
}

/**
 * Reads the rows of a file in a worker thread. A slow file does not block requests, and excessive memory use ends only
 * that thread.
 * @param script of the worker
 * @returns a reader for the file at a path
 * @throws FileFault from the worker, or if it exceeds its time or memory limit
 */
export const rowsInWorker = (script: URL | string, bounds = readingBounds) =>
  async function* rowsOfPath(path: string, encoding?: TextEncoding): AsyncGenerator<SheetRow> {
    const worker = new Worker(script, {
      workerData: { path, encoding },
      resourceLimits: { maxOldGenerationSizeMb: bounds.memory, maxYoungGenerationSizeMb: 32 },
    })
    // While rows are consumed there is no other listener, and an unhandled error event would end the process.
    worker.on('error', () => {})
    let left = bounds.time
    try {
      for (;;) {
        const begun = performance.now()
        const answer = answerOf.parse(await askForMore(worker, left))
        left -= performance.now() - begun
        if ('fault' in answer) throw new FileFault(answer.fault, answer.values)
        yield* answer.rows
        if (answer.isEnd) return
      }
    } finally {
      await worker.terminate()
    }
  }
