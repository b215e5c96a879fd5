import type { ReactNode } from 'react'
import { useSheet } from '../../ui/sheet'
import sheet from './ledger.css?sheet'

/** The row above a list: what it is, what it is narrowed by, its report. */
export function LedgerHead({ title, children }: { title: string; children: ReactNode }) {
  useSheet(sheet)
  return (
    <div className="ledger-head">
      <h2 className="card-title">{title}</h2>
      {children}
    </div>
  )
}
