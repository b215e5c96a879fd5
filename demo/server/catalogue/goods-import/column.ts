import type { Text } from '../../../../src/core/language/messages'
import type { Reader } from './cell-readers'

/** A column of an import file: heading, description, example and reader. */
type Column<T = unknown> = {
  heading: Text
  about: Text
  example: Text
  /** Required in every row, or only in rows that create something. Default: optional. */
  needed?: 'always' | 'new'
  /** The cell text `-` clears the value. */
  empties?: true
  reader: Reader<T>
}

export type Columns = Readonly<Record<string, Column>>
type ValueOf<C> = C extends { reader: Reader<infer T> } ? T : never

/** Values read from the cells. `null` clears a value, a missing key leaves it unchanged. */
export type Given<C extends Columns> = { [Key in keyof C]?: ValueOf<C[Key]> | null }
/** Existing values. `null` means empty. */
export type Known<C extends Columns> = { [Key in keyof C]: ValueOf<C[Key]> | null }

const bare = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the column for a Chinese or English heading, ignoring case, spaces, asterisks and brackets. */
export const columnNamed = (columns: Columns, heading: string): string =>
  Object.entries(columns).find(
    ([
      ,
      {
        heading: [zh, en],
      },
    ]) => [zh, en].some((name) => bare(name) === bare(heading)),
  )?.[0] ?? ''
