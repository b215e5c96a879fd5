import { and, eq, inArray, type Column, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { reviewActions, reviewMachine } from '../../../../src/words/review-machine'
import { reviewState } from '../../../../src/words/review-state'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleField } from '../../core/operator/console-field'
import type { DeskAction, DeskRow, DeskValues } from '../../core/operator/desk'
import { locked, type Found } from '../../core/documents/documents'
import { mover, type Mover } from '../../core/documents/move'
import { waiting, type Waiting } from '../../core/documents/waiting'

type State = CodeOf<typeof reviewState>

/** States in which something waits for the platform. */
export const waitsForReview: readonly State[] = [reviewState.code.pending, reviewState.code.underReview]

type Reviewed = PgTable & Record<'id' | 'updatedAt' | 'reviewState', PgColumn>
type Row = { id: string; updatedAt: Date; reviewState: State }

/**
 * Reads documents that wait for a review, with the state of the review and the autopilot's action.
 * @param words columns that are searched
 * @param show further texts of a row
 */
export const waitingForReview = <Kind extends Row>(
  table: Reviewed,
  words: readonly (Column | SQL)[],
  rows: (where: SQL | undefined) => Waiting<Kind>,
  show: (row: Kind) => Pick<DeskRow, 'head' | 'lines' | 'files' | 'asks'>,
) =>
  waiting(
    table,
    words,
    (which) => rows(and(inArray(table.reviewState, [...waitsForReview]), which)),
    (row) => {
      const { lines, ...shown } = show(row)
      const actions = reviewActions(row.reviewState, 'platform')
      return {
        ...shown,
        lines: [reviewState.find(row.reviewState)?.text ?? '', ...lines],
        actions,
        auto: actions[0],
      }
    },
  )

const reason: ConsoleField = { name: 'reason', label: ['驳回原因', 'Reason for rejection'], kind: 'textarea' }
const labels: Record<'takeUp' | 'approve' | 'reject', Text> = {
  takeUp: ['开始审核', 'Start review'],
  approve: ['通过', 'Approve'],
  reject: ['驳回', 'Reject'],
}

/** Common rules of reviewed documents: `mover(table, steps, { ...reviewRules, … })`. */
export const reviewRules = {
  stateOf: ({ reviewState: state }: { reviewState: number }) => state,
  moved: (state: State, _: unknown, __: unknown, { reason = '' }: Mover) => ({ reviewState: state, reason }),
}

type Rules<Kind> = {
  /** Name of the document in the audit log. */
  entity: string
  /** Consequences of a step within its transaction, including reminders. */
  after: (row: Kind, action: keyof typeof reviewMachine, by: Mover) => Promise<void>
}

/** The mover of whatever is reviewed. @param rows finds those of a condition */
export const reviewMover = <Columns extends Reviewed, Kind extends Row>(
  table: Columns,
  rows: (where: SQL | undefined) => Found<Kind>,
  rules: Rules<Kind>,
) =>
  mover(table, reviewMachine, {
    ...reviewRules,
    ...rules,
    hold: (id) => locked(rows(eq(table.id, id))),
  })

/**
 * Actions of a desk at which something is reviewed.
 * @param move takes a step of the review
 */
export function reviewing(
  move: (id: string, action: keyof typeof labels, by: Mover<'platform'>) => Promise<unknown>,
) {
  const action = (name: keyof typeof labels, fields?: readonly ConsoleField[]): DeskAction => ({
    label: labels[name],
    fields,
    act: (id: string, values: DeskValues) =>
      move(id, name, { actor: 'platform', reason: values.reason ?? '' }),
  })
  return { takeUp: action('takeUp'), approve: action('approve'), reject: action('reject', [reason]) }
}
