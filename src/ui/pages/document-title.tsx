import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import sheet from './document-title.css?sheet'
import { useSheet } from '../sheet'

type DocumentTitleProps = {
  title: string
  /** Number, dates, related documents. */
  facts: ReactNode
  /** Puts the facts beside the title, for a document being written. */
  beside?: boolean
  state?: ReactNode
  actions?: ReactNode
}

/** Head of a document's page, at the top of a card. */
export function DocumentTitle({ title, facts, beside, state, actions }: DocumentTitleProps) {
  useSheet(sheet)
  const factsLine = <p className={classNames('document-title-facts', !beside && 'meta')}>{facts}</p>
  return (
    <header className={classNames('document-title', beside && 'document-title-beside')}>
      <div className="document-title-words">
        <h1 className="page-frame-title" part="title">
          {title}
        </h1>
        {!beside && factsLine}
      </div>
      {beside && factsLine}
      {state && <div className="document-title-state">{state}</div>}
      {actions && <div className="document-title-actions">{actions}</div>}
    </header>
  )
}
