import { atom } from 'nanostores'
import type { Grid } from './delimited'
import type { TextEncoding } from '../../core/sheet/text-encoding'
import type { openKeptOrder } from './kept-order.store'
import { guessColumns, kindOf, widthOf, type OrderColumns } from './order-columns'
import {
  readOrderFile,
  readOrderText,
  type FileFault,
  type FileReading,
  type ReadAs,
} from './read-order-file'

/** A pasted or uploaded list that is not yet part of the order. */
export type OrderImport = {
  /** Name of the file; absent: pasted. */
  name?: string
  size?: number
  /** Name of the workbook's sheet that was read. */
  sheet?: string
  grid: Grid
  /** Original row numbers of the grid's rows, counted from 1. */
  numbers: number[]
  columns: OrderColumns
}

/** Returns the columns chosen before for such a table, if it has them, otherwise the detected ones. */
function columnsOf(grid: Grid, storedOrder: ReturnType<typeof openKeptOrder>): OrderColumns {
  const guess = guessColumns(grid)
  const width = widthOf(grid)
  const before = storedOrder.columnsFor(kindOf(grid, guess))
  return before && [before.code, before.quantity, before.unit ?? -1].every((at) => at < width)
    ? before
    : guess
}

/** Opens the import: reads a list, shows its columns, and adds it once the buyer agrees. */
export function openOrderImport(storedOrder: ReturnType<typeof openKeptOrder>) {
  const $import = atom<OrderImport | undefined>(undefined)
  const $fault = atom<FileFault | undefined>(undefined)
  const $reading = atom(false)
  /** File of an uncertain encoding, with the choices. */
  const $unsure = atom<{ file: File; encodings: readonly ReadAs[] } | undefined>(undefined)
  let latest = 0

  function show(reading: FileReading, from: Pick<OrderImport, 'name' | 'size'> = {}) {
    if ('fault' in reading) {
      $import.set(undefined)
      $fault.set(reading.fault)
      return
    }
    $fault.set(undefined)
    $import.set({ ...from, ...reading, columns: columnsOf(reading.grid, storedOrder) })
  }

  return {
    $import,
    /** Reason why the last list was rejected. */
    $fault,
    $unsure,
    $reading,
    /** Reads pasted or typed text. Empty text clears the import instead of an error. */
    takeText(text: string) {
      latest++
      $reading.set(false)
      $unsure.set(undefined)
      if (text.trim() !== '') return show(readOrderText(text))
      $import.set(undefined)
      $fault.set(undefined)
    },
    /** @param encoding of a text file. Default: detected */
    async takeFile(file: File, encoding?: TextEncoding) {
      const mine = ++latest
      $reading.set(true)
      $fault.set(undefined)
      $unsure.set(undefined)
      const reading = await readOrderFile(file, encoding).catch((): FileReading => ({ fault: 'notTable' }))
      if (mine !== latest) return
      $reading.set(false)
      if ('encodings' in reading && reading.encodings) $unsure.set({ file, encodings: reading.encodings })
      show(reading, { name: file.name, size: file.size })
    },
    setColumns(patch: Partial<OrderColumns>) {
      const taken = $import.get()
      if (!taken) return
      const columns = { ...taken.columns, ...patch }
      $import.set({ ...taken, columns })
      storedOrder.keepColumns(kindOf(taken.grid, guessColumns(taken.grid)), columns)
    },
    discard() {
      latest++
      $reading.set(false)
      $import.set(undefined)
      $fault.set(undefined)
    },
  }
}
