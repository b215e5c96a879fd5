import type { DeskRow } from '../../core/operator/desk'
import type { membership } from './registration.table'

type Row = typeof membership.$inferSelect

/** Formats an application for its desk. */
export const applicationRow = ({
  company,
  creditCode,
  contact,
  phone,
  licenses,
}: Row): Pick<DeskRow, 'head' | 'lines' | 'files'> => ({
  head: company,
  lines: [
    [`统一社会信用代码 ${creditCode}`, `Unified social credit code ${creditCode}`],
    [`联系人 ${contact}，${phone}`, `Contact ${contact}, ${phone}`],
  ],
  files: licenses,
})
