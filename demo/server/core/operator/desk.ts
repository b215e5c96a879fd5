import type { Text } from '../../../../src/core/language/messages'
import type { Cursor } from '../database/cursor'
import type { ConsoleField } from './console-field'
import type { OperatorPermission } from './operator-permission'

/** A link to another desk, or to a page of the console. */
export type DeskLink = { desk: string; words: string } | { page: string; query: Record<string, string> }

/** One line about a waiting document. */
export type DeskLine = string | Text | { text: string | Text; to: DeskLink }

/** Submitted values by field, trimmed: dates as `yyyy-MM-dd`, numbers as decimal text. */
export type DeskValues = Readonly<Record<string, string>>

export type DeskAction = {
  label: Text
  fields?: readonly ConsoleField[]
  /** A question before the action, because it cannot be undone. */
  asks?: Text
  /**
   * Performs the action within the operator's transaction, so it must only read and write the database. Of two concurrent
   * calls, the document's state check admits one. The autopilot passes no values.
   * @throws Refusal shown to the operator
   */
  act: (id: string, values: DeskValues) => Promise<unknown>
}

export type DeskRow = {
  id: string
  /** One line that identifies the document: its number and owner. */
  head: string | Text
  lines: readonly DeskLine[]
  /** URLs of its uploaded files. */
  files?: readonly string[]
  /** Start of the wait for the platform. */
  since: Date
  /** Names of the actions that its state permits to the platform. */
  actions: readonly string[]
  /** Fields that an action has for this row only, before its own. */
  fields?: Readonly<Record<string, readonly ConsoleField[]>>
  /** Facts to confirm before an action on this row, after the action's own question. */
  asks?: Readonly<Record<string, readonly (string | Text)[]>>
  /** Reason why an action that the state permits is not offered. */
  why?: DeskLine
  /** Action of the autopilot. None: it waits for a person. */
  auto?: string
}

/** Filter of a desk's list: an id, rows that contain all words, rows after a mark. Default: all rows. */
export type DeskPart = { id?: string; words?: string; behind?: Cursor; most?: number }

/**
 * A queue of documents that wait for the platform, with its actions. It is exported as `desk` from `<thing>.desk.ts`, typed
 * by `satisfies Desk` so that tests can call `desk.actions.approve.act`.
 */
export type Desk = {
  title: Text
  /** Permission of an operator: read access shows the desk, write access permits its actions. */
  permission: OperatorPermission
  /** Milliseconds within which the shop promises to act, for the autopilot at real pace. Default: one day. */
  promised?: number
  /** Returns the waiting rows, the longest wait first. */
  waiting: (part?: DeskPart) => Promise<DeskRow[]>
  /** Returns how many rows wait. @param words counts only rows that contain all of them */
  count: (words?: string) => Promise<number>
  /** Returns names of documents by their ids, whether or not they wait. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  actions: Readonly<Record<string, DeskAction>>
}

const files = import.meta.glob<{ desk: Desk }>('../../*/**/*.desk.ts', { eager: true })
const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.desk.ts', '')

/** All desks by file name. */
export const desks: ReadonlyMap<string, Desk> = new Map(
  Object.entries(files).map(([file, { desk }]) => [nameOf(file), desk]),
)
