import type { ReactNode } from 'react'
import sheet from './document-title.css?sheet'
import { useSheet } from './sheet'

type DocumentTitleProps = {
  title: string
  /** Number, dates, what it has to do with. */
  facts: ReactNode
  state?: ReactNode
  actions?: ReactNode
}

/** The head of a document's own page, at the top of a card. */
export function DocumentTitle({ title, facts, state, actions }: DocumentTitleProps) {
  useSheet(sheet)
  return (
    <header className="document-title">
      <div className="document-title-words">
        <h1 className="page-frame-title" part="title">
          {title}
        </h1>
        <p className="document-title-facts meta">{facts}</p>
      </div>
      {state && <div className="document-title-state">{state}</div>}
      {actions && <div className="document-title-actions">{actions}</div>}
    </header>
  )
}
