import type { Text } from '../../../../src/core/language/messages'
import type { Reader } from './cell-readers'

/** A column of a file: what it is called, what stands in it, and how that is read. */
type Column<T = unknown> = {
  heading: Text
  about: Text
  example: Text
  /** Of each row, or of each row about something new; nothing: it may stay empty. */
  needed?: 'always' | 'new'
  /** `-` empties it. */
  empties?: true
  reader: Reader<T>
}

export type Columns = Readonly<Record<string, Column>>
type ValueOf<C> = C extends { reader: Reader<infer T> } ? T : never

/** What cells say: null empties, what is not there changes nothing. */
export type Given<C extends Columns> = { [Key in keyof C]?: ValueOf<C[Key]> | null }
/** What is there: null is nothing. */
export type Known<C extends Columns> = { [Key in keyof C]: ValueOf<C[Key]> | null }

const bare = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Which of our columns a heading is, in Chinese or English, whatever its spaces, stars and brackets. */
export const columnNamed = (columns: Columns, heading: string): string =>
  Object.entries(columns).find(
    ([
      ,
      {
        heading: [zh, en],
      },
    ]) => [zh, en].some((name) => bare(name) === bare(heading)),
  )?.[0] ?? ''
