import type { ReactNode } from 'react'

/** The row above a list: what it is, what it is narrowed by, its report. */
export const LedgerHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="ledger-head">
    <h2 className="ledger-title">{title}</h2>
    {children}
  </div>
)
