import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, Step } from '../../../src/core/machine'
import { mover, type Mover } from './move'

type Kept<Columns> = Partial<Omit<Columns, 'id' | 'state' | 'version'>>

type Rules<Name extends string, Who extends Actor, Row, Columns> = {
  /** What the audit log calls it. */
  entity: string
  /** Columns that change with a step, beside the state; what has none changes the state alone. */
  settle?: Partial<Record<Name, (row: Row, mover: Mover<Who>) => Kept<Columns>>>
  /** Columns that change with every step. */
  always?: (mover: Mover<Who>) => Kept<Columns>
  /** What follows from a step, in its transaction: reminders, too. */
  after?: (row: Row, action: Name, mover: Mover<Who>) => Promise<void>
}

/**
 * The mover of a document that is one row with a column `state`.
 * @param held locks one: `documents(…).held`
 * @param steps those of its machine, by name
 */
export function documentMover<
  Columns extends PgTable & { id: PgColumn; state: PgColumn },
  Name extends string,
  State extends number,
  Who extends Actor,
  Row extends { state: State },
>(
  table: Columns,
  held: (id: string) => Promise<Row | undefined>,
  steps: Readonly<Record<Name, Step<State, Who>>>,
  { entity, settle = {}, always, after }: Rules<NoInfer<Name>, NoInfer<Who>, Row, Columns['$inferInsert']>,
) {
  const settles: Rules<Name, Who, Row, Columns['$inferInsert']>['settle'] = settle
  return mover<Columns, Name, State, Who, Row>(table, steps, {
    entity,
    hold: held,
    stateOf: ({ state }) => state,
    moved: (state, row, action, by) => ({ ...always?.(by), ...settles[action]?.(row, by), state }),
    ...(after && { after }),
  })
}
