import type { ReactNode } from 'react'

/** Header row of a ledger: title, filters and export. */
export function LedgerHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="row wrap gap-8">
      <h2 className="card-title">{title}</h2>
      {children}
    </div>
  )
}
