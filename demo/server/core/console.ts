import type { html } from 'hono/html'
import type { Locale } from '../../../src/core/locale'
import type { Text, Values } from '../../../src/core/messages'
import type { Access, OperatorPermission, OperatorRole } from './operator-permission'
import type { AppContext } from './surroundings'

export type Markup = ReturnType<typeof html>
export type Operator = { id: string; account: string; role: OperatorRole }

/** An operator who asks for a page of the console. */
export type ConsoleVisit = {
  c: AppContext
  operator: Operator
  language: Locale
  /** A text in the language of the visit. */
  say: (text: Text, values?: Values) => string
  /** Address of the page, or of a post or file of it: `to('import')`, `to('', { sheet: '12' })`. */
  to: (part?: string, query?: Record<string, string>) => string
  /** Whether the operator may do what the page is for; otherwise it is there to be read. */
  mayAct: boolean
}

/** A form that was refused: its post, what had been filled in, and why, which the page says at its head already. */
export type RefusedPost = {
  post: string
  values: Readonly<Record<string, string>>
  fault: string
  /** What is wrong with which field, by its name. */
  faults: ReadonlyMap<string, string>
}

/** What a form leads to: the page again, with a sentence of its `done`; this markup in its place; or a file. */
export type ConsoleOutcome = { done?: string; query?: Record<string, string> } | { shows: Markup } | Response

export type ConsolePost = {
  /** What of the page's permission it needs; an export only reads. Default `act`. */
  needs?: Access
  /** Bytes of a form at most whose fields `run` is given. Default 20 000. */
  fieldBytes?: number
  /** Bytes of a body at most that `run` reads from `visit.c.req.raw` as it comes in; its fields are not read. */
  largest?: number
  /**
   * Does what the form asks for: for a logged-in operator with the permission, and only from our own pages.
   * @throws Refusal, which is said at the head of the page
   */
  run: (visit: ConsoleVisit, values: Readonly<Record<string, string>>) => Promise<ConsoleOutcome>
}

/**
 * A page of the operator's console besides the desks. A room exports it as `page` from `<thing>.console.ts`, as
 * `{ … } satisfies ConsolePage`; it stands at `/operator/<thing>`, in a demo at `/demo/operator/<thing>`.
 */
export type ConsolePage = {
  title: Text
  permission: OperatorPermission
  /** What all who may read the page are told on every page of the console, with the way to this one; mostly nothing. */
  warning?: (visit: Pick<ConsoleVisit, 'operator' | 'say'>) => Promise<string | undefined>
  /** What its forms have done, by the `done` of an outcome. */
  done?: Readonly<Record<string, Text>>
  /** The page below its heading. It has no script; texts stand in `html`, which escapes them. */
  show: (visit: ConsoleVisit, refused?: RefusedPost) => Promise<Markup> | Markup
  /** Forms by name: `<form method="post" action="${to('import')}">`. */
  posts?: Readonly<Record<string, ConsolePost>>
  /** Files to be loaded, by name: `<a href="${to('template')}" download>`. */
  files?: Readonly<Record<string, (visit: ConsoleVisit) => Promise<Response>>>
}

const files = import.meta.glob<{ page: ConsolePage }>('../*/**/*.console.ts', { eager: true })
const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.console.ts', '')

/** All pages by the names of their files, each of which is there once. */
export const consolePages: ReadonlyMap<string, ConsolePage> = new Map(
  Object.entries(files).map(([file, { page }]) => [nameOf(file), page]),
)
