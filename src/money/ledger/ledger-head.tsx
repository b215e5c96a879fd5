import type { ReactNode } from 'react'
import { useSheet } from '../../ui/sheet'
import sheet from './ledger.css?sheet'

/** Header row of a ledger: title, filters and export. */
export function LedgerHead({ title, children }: { title: string; children: ReactNode }) {
  useSheet(sheet)
  return (
    <div className="ledger-head">
      <h2 className="card-title">{title}</h2>
      {children}
    </div>
  )
}
