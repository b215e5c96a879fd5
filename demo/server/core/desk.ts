import type { Text } from '../../../src/core/messages'
import type { Mark } from './mark'
import type { OperatorPermission } from './operator-permission'

export type DeskField = {
  name: string
  label: Text
  kind: 'text' | 'textarea' | 'number' | 'date'
  /** May stay empty. */
  optional?: boolean
}

/** What the operator filled in, by field, trimmed: dates as `yyyy-MM-dd`, numbers as decimal text. */
export type DeskValues = Readonly<Record<string, string>>

export type DeskAction = {
  label: Text
  fields?: readonly DeskField[]
  /**
   * Does it, inside of the operator's transaction: so nothing but reading and writing the database. Of two at once
   * the room's own guard lets one through. The autopilot gives no values.
   * @throws Refusal, which the operator is shown
   */
  act: (id: string, values: DeskValues) => Promise<unknown>
}

export type DeskRow = {
  id: string
  /** What it is about, in one line: its number, whose it is. */
  head: string | Text
  lines: readonly (string | Text)[]
  /** Addresses of uploaded files that belong to it. */
  files?: readonly string[]
  /** Since when it waits for the platform. */
  since: Date
  /** Names of the desk's actions that the state machine allows to the platform now. */
  actions: readonly string[]
  /** The one that the autopilot takes; none: it waits for a person. */
  auto?: string
}

/** Which of what waits: the one of an id, those that hold all of some words, those behind another; all where nothing is said. */
export type DeskPart = { id?: string; words?: string; behind?: Mark; most?: number }

/**
 * The platform's side of a room: what waits for it, and what it can do about that. A room exports it
 * as `desk` from `<thing>.desk.ts`, as `{ … } satisfies Desk`, so that its tests can call `desk.actions.approve.act`.
 */
export type Desk = {
  title: Text
  /** What an operator needs, to read to see it and to act for its actions. */
  permission: OperatorPermission
  /** Milliseconds within which the shop promises to act, for the autopilot at its real pace; default a day. */
  promised?: number
  /** What waits, the longest wait first. */
  waiting: (part?: DeskPart) => Promise<DeskRow[]>
  /** How much waits. @param words only what holds all of them */
  count: (words?: string) => Promise<number>
  actions: Readonly<Record<string, DeskAction>>
}

const files = import.meta.glob<{ desk: Desk }>('../*/**/*.desk.ts', { eager: true })
const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.desk.ts', '')

/** All desks by the names of their files, each of which is there once. */
export const desks: ReadonlyMap<string, Desk> = new Map(
  Object.entries(files).map(([file, { desk }]) => [nameOf(file), desk]),
)
