import { reviewState } from '../../../../src/account/company/review-state'
import type { Text } from '../../../../src/core/messages'
import type { DeskRow } from '../../core/desk'
import type { membership } from './registration.table'

type Row = typeof membership.$inferSelect

/** An application as its desk shows it. */
export function applicationRow(row: Row): Omit<DeskRow, 'actions' | 'auto'> {
  const { id, company, creditCode, contact, phone, licenses, updatedAt } = row
  const state = reviewState.find(row.reviewState)?.text
  const lines: Text[] = [
    [`统一社会信用代码 ${creditCode}`, `Credit code ${creditCode}`],
    [`联系人 ${contact}，${phone}`, `Contact ${contact}, ${phone}`],
  ]
  return {
    id,
    head: company,
    lines: state ? [state, ...lines] : lines,
    files: licenses,
    since: updatedAt,
  }
}
