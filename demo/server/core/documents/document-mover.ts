import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, Step } from '../../../../src/core/machine'
import { mover, type Mover } from './move'

type MoreColumns<Columns> = Partial<Omit<Columns, 'id' | 'state' | 'version'>>

type Rules<Name extends string, Who extends Actor, Row, Columns> = {
  /** Name of the document in the audit log. */
  entity: string
  /** Columns that a step changes besides the state. */
  settle?: Partial<Record<Name, (row: Row, mover: Mover<Who>) => MoreColumns<Columns>>>
  /** Columns that every step changes. */
  always?: (mover: Mover<Who>) => MoreColumns<Columns>
  /** Consequences of a step within its transaction, including reminders. */
  after?: (row: Row, action: Name, mover: Mover<Who>) => Promise<void>
}

/**
 * Creates the mover of a document that is one row with a column `state`.
 * @param hold locks a row: `documents(…).lock`, or after what must be locked before it
 * @param steps of its state machine, by name
 */
export function documentMover<
  Columns extends PgTable & { id: PgColumn; state: PgColumn },
  Name extends string,
  State extends number,
  Who extends Actor,
  Row extends { state: State },
>(
  table: Columns,
  hold: (id: string, action: Name) => Promise<Row | undefined>,
  steps: Readonly<Record<Name, Step<State, Who>>>,
  { entity, settle = {}, always, after }: Rules<NoInfer<Name>, NoInfer<Who>, Row, Columns['$inferInsert']>,
) {
  const settles: Rules<Name, Who, Row, Columns['$inferInsert']>['settle'] = settle
  return mover<Columns, Name, State, Who, Row>(table, steps, {
    entity,
    hold,
    stateOf: ({ state }) => state,
    moved: (state, row, action, by) => ({ ...always?.(by), ...settles[action]?.(row, by), state }),
    ...(after && { after }),
  })
}
