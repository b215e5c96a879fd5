import { atom } from 'nanostores'
import { readOrderFile, type FileFault } from '../../catalogue/quick-order/read-order-file'
import { isCallError } from '../../core/api/call-error'
import { openOnce } from '../../core/api/once'
import type { Scope } from '../../core/host/scope'
import { speaker } from '../../core/language/messages'
import { checkImport, importInvitations, mostFileRows, mostImported } from './import.contract'
import { importMessages } from './import.messages'
import { fileRows, repeatedRows, type FileRow, type RowFault } from './import-table'

/** stopped: a request failed, and the import can continue. */
type Phase = 'choose' | 'checking' | 'checked' | 'importing' | 'stopped' | 'done'
type ImportState = {
  phase: Phase
  /** Reason why a file was not read. */
  fault?: FileFault | 'noHead'
  rows: readonly FileRow[]
  faults: readonly RowFault[]
  /** Number of rows that were checked, or sent. */
  done: number
  /** Number of rows to send. */
  total: number
  invited: number
}
const begin: ImportState = { phase: 'choose', rows: [], faults: [], done: 0, total: 0, invited: 0 }

/** Returns the rows without a fault. */
export const goodRows = ({ rows, faults }: Pick<ImportState, 'rows' | 'faults'>) => {
  const bad = new Set(faults.map(({ row }) => row))
  return rows.filter((row) => !bad.has(row))
}

/** Opens an import of members: a file is read here, checked, and its people invited in several requests. */
export function openImport(scope: Scope) {
  const { call } = scope
  const $state = atom<ImportState>(begin)
  const once = openOnce()
  let left: readonly FileRow[] = []
  let closed = false
  const set = (more: Partial<ImportState>) => $state.set({ ...$state.get(), ...more })

  type Send = (rows: FileRow[]) => Promise<{
    invited: number
    faults: readonly { row: number; column: RowFault['column']; message: string }[]
  }>
  /** Sends the rows that are left, batch by batch. @returns whether all were sent */
  async function sendAll(send: Send): Promise<boolean> {
    while (left.length > 0 && !closed) {
      const batch = left.slice(0, mostImported)
      try {
        const { invited, faults } = await send(batch)
        const found = faults.flatMap(({ row: at, ...fault }) => {
          const row = batch[at]
          return row ? [{ ...fault, row }] : []
        })
        const { done, faults: before, invited: already } = $state.get()
        const all = [...before, ...found].toSorted((one, other) => one.row.number - other.row.number)
        set({ done: done + batch.length, faults: all, invited: already + invited })
      } catch (error) {
        // The client has shown the failure.
        if (!isCallError(error)) throw error
        return false
      }
      left = left.slice(batch.length)
    }
    return !closed
  }

  async function importLeft() {
    set({ phase: 'importing' })
    const all = await sendAll((batch) => {
      const body = { rows: batch.map(({ cells }) => cells) }
      return once(body, (options) => call(importInvitations, { body }, options))
    })
    set({ phase: all ? 'done' : 'stopped' })
  }

  return {
    $state,
    /** Reads and checks a file. */
    async take(file: Blob) {
      set({ ...begin, phase: 'checking', fault: undefined })
      const reading = await readOrderFile(file, undefined, mostFileRows)
      const rows = 'grid' in reading ? fileRows(reading) : undefined
      const fault = 'fault' in reading ? reading.fault : rows ? undefined : 'noHead'
      if (fault || !rows || rows.length === 0) return set({ ...begin, fault: fault ?? 'empty' })
      const say = speaker(importMessages, scope.$locale.get())
      const repeated = repeatedRows(rows)
      const faults = [...repeated].map(([row, before]): RowFault => ({
        row,
        column: 'target',
        message: say('twice', { row: before.number }),
      }))
      set({ rows, faults, done: faults.length, total: rows.length })
      left = rows.filter((row) => !repeated.has(row))
      const all = await sendAll((batch) =>
        call(checkImport, { body: { rows: batch.map(({ cells }) => cells) } }),
      )
      set(all ? { phase: 'checked', invited: 0 } : { ...begin })
    },
    /** Invites the people of the checked rows, or continues after a failure. */
    async start() {
      const { phase } = $state.get()
      if (phase === 'checked') {
        left = goodRows($state.get())
        set({ done: 0, total: left.length, invited: 0 })
      } else if (phase !== 'stopped') return
      await importLeft()
    },
    /** Sends no further requests. */
    close() {
      closed = true
    },
  }
}

export type ImportStore = ReturnType<typeof openImport>
