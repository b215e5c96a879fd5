import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, Step } from '../../../../src/core/machine'
import { audit } from './audit'
import type { AuditChange, auditLog } from './audit.table'
import { db, tx } from '../database/db'
import { notFound, notPermitted, stateChanged } from '../http/refusal'

/** Actor of a transition, the reason, and changed fields for the log. */
export type Mover<Who extends Actor = Actor> = {
  actor: Who
  actorId?: string
  reason?: string
  changes?: readonly AuditChange[]
}

type Rules<Name extends string, State extends number, Who extends Actor, Document, Columns> = {
  /** Name of the document in the audit log. */
  entity: string
  /** Locks a document, after everything that must be locked before it. @returns nothing if it does not exist */
  hold: (id: string, action: Name) => Promise<Document | undefined>
  stateOf: (held: Document) => number
  /** Columns of the new state, and those that every step changes. */
  moved: (to: State, held: Document, action: Name, mover: Mover<Who>) => Partial<Columns>
  /** Restricts a step to some documents. Default: all. */
  fits?: (action: Name, held: Document) => boolean
  /** Consequences of a step within its transaction, including reminders. @returns the state if the document moved on */
  after?: (held: Document, action: Name, mover: Mover<Who>) => Promise<State | void>
}

/** Names of the actors in the audit log. */
const signs: Record<Actor, (typeof auditLog.$inferInsert)['actorType']> = {
  buyer: 'buyer',
  reviewer: 'reviewer',
  platform: 'platform',
  gateway: 'gateway',
  timer: 'timer',
  system: 'timer',
  order: 'timer',
  invoice: 'platform',
}

/**
 * Creates the only function that changes a document's state: along a step of its table, once, with a line in the audit log.
 * @param table of the documents
 * @param steps of the state machine, by name
 * @returns a function that moves a document. Arguments: id, step, actor, and `settle`: further columns, or a function that
 * returns them for the locked document. It returns the new state and throws Refusal 403 not this actor's step, 404 unknown,
 * 409 not possible in its state
 */
export function mover<
  Columns extends PgTable & { id: PgColumn },
  Name extends string,
  State extends number,
  Who extends Actor,
  Document,
>(
  table: Columns,
  steps: Readonly<Record<Name, Step<State, Who>>>,
  {
    entity,
    hold,
    stateOf,
    moved,
    fits,
    after,
  }: Rules<NoInfer<Name>, State, Who, Document, Columns['$inferInsert']>,
) {
  type MoreColumns = Partial<
    Omit<Columns['$inferInsert'], 'id' | 'state' | 'status' | 'returnState' | 'version'>
  >
  const target: PgTable & { id: PgColumn; version?: PgColumn } = table
  return (
    id: string,
    action: Name,
    by: Mover<Who>,
    settle: MoreColumns | ((held: Document) => MoreColumns | Promise<MoreColumns>) = {},
  ): Promise<State> =>
    tx(async () => {
      const step = steps[action]
      if (!step.by.includes(by.actor)) throw notPermitted()
      const document = await hold(id, action)
      if (!document) throw notFound()
      const fromState = stateOf(document)
      const from: readonly number[] = step.from
      if (!from.includes(fromState) || fits?.(action, document) === false) throw stateChanged()
      const columns = {
        ...moved(step.to, document, action, by),
        ...(typeof settle === 'function' ? await settle(document) : settle),
      }
      const version = target.version && { version: sql`${target.version} + 1` }
      await db()
        .update(target)
        .set({ ...columns, ...version })
        .where(eq(target.id, id))
      await audit({
        actorType: signs[by.actor],
        actorId: by.actorId ?? '',
        entity,
        entityId: id,
        action,
        fromState,
        toState: step.to,
        reason: by.reason ?? '',
        ...(by.changes && { changes: [...by.changes] }),
      })
      return (await after?.(document, action, by)) ?? step.to
    })
}
