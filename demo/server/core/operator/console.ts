import type { html } from 'hono/html'
import type { Locale } from '../../../../src/core/language/locale'
import type { Text, Values } from '../../../../src/core/language/messages'
import type { DeskLink } from './desk'
import type { Access, OperatorPermission, OperatorRole } from './operator-permission'
import type { AppContext } from '../http/surroundings'

export type Markup = ReturnType<typeof html>
export type Operator = { id: string; account: string; role: OperatorRole }

/** A request of an operator to a console page. */
export type ConsoleVisit = {
  c: AppContext
  operator: Operator
  language: Locale
  /** Returns a text in the language of the visit. */
  say: (text: Text, values?: Values) => string
  /** Returns the address of the page, or of one of its posts or files: `to('import')`, `to('', { sheet: '12' })`. */
  to: (part?: string, query?: Record<string, string>) => string
  /** Returns the address of a desk, or of another page. */
  link: (to: DeskLink) => string
  /** True if the operator may act; otherwise the page is read-only. */
  mayAct: boolean
}

/** A refused form: its post, submitted values and errors. The page shows the reason at its top. */
export type RefusedPost = {
  post: string
  values: Readonly<Record<string, string>>
  fault: string
  /** Errors by field name. */
  faults: ReadonlyMap<string, string>
}

/** Result of a form: the page with a message from `done`, other markup, or a file. */
export type ConsoleOutcome = { done?: string; query?: Record<string, string> } | { shows: Markup } | Response

export type ConsolePost = {
  /** Required access; an export only reads. Default: `act`. */
  needs?: Access
  /** Maximum size in bytes of a form whose fields `run` receives. Default: 20,000. */
  fieldBytes?: number
  /** Maximum size in bytes of a body that `run` reads from `visit.c.req.raw`. Its fields are not parsed. */
  largest?: number
  /**
   * Handles the form. Called only for a logged-in operator with the permission, from our own pages.
   * @throws Refusal shown at the top of the page
   */
  run: (visit: ConsoleVisit, values: Readonly<Record<string, string>>) => Promise<ConsoleOutcome>
}

/**
 * A page of the operator's console other than a desk. It is exported as `page` from `<thing>.console.ts`, typed by
 * `satisfies ConsolePage`. Its path is `/operator/<thing>`, in a demo `/demo/operator/<thing>`.
 */
export type ConsolePage = {
  title: Text
  permission: OperatorPermission
  /** A warning on every console page for operators who may read this page, with a link to it. */
  warning?: (visit: Pick<ConsoleVisit, 'operator' | 'say'>) => Promise<string | undefined>
  /** Messages after a form, by the `done` of its outcome. */
  done?: Readonly<Record<string, Text>>
  /** Returns what the form was about, by the query of its outcome. */
  subject?: (query: Readonly<Record<string, string>>) => Promise<string | undefined>
  /** Renders the page below its heading. Pages have no script; `html` escapes texts. */
  show: (visit: ConsoleVisit, refused?: RefusedPost) => Promise<Markup> | Markup
  /** Handlers of forms, by name: `<form method="post" action="${to('import')}">`. */
  posts?: Readonly<Record<string, ConsolePost>>
  /** Downloads, by name: `<a href="${to('template')}" download>`. */
  files?: Readonly<Record<string, (visit: ConsoleVisit) => Promise<Response>>>
}

const files = import.meta.glob<{ page: ConsolePage }>('../../*/**/*.console.ts', { eager: true })
const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.console.ts', '')

/** All console pages by file name. */
export const consolePages: ReadonlyMap<string, ConsolePage> = new Map(
  Object.entries(files).map(([file, { page }]) => [nameOf(file), page]),
)
