import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import sheet from './document-list.css?sheet'
import { useSheet } from '../sheet'

type DocumentListProps = {
  /** Column headings: goods, further values of a line, amount, state, actions. */
  heads: readonly string[]
  className?: string
  children: ReactNode
}

/** List of documents as cards. */
export function DocumentList({ heads, className, children }: DocumentListProps) {
  useSheet(sheet)
  return (
    <div className={classNames('document-list', className)}>
      <div className="card document-heads" aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {children}
    </div>
  )
}
