import type { ReactNode } from 'react'
import { classNames } from './class-names'

type CardProps = {
  /** Drawn as a heading in a row of its own. */
  title?: ReactNode
  /** At the end of the title's row. */
  actions?: ReactNode
  /** Space inside: none for tables and lists of rows, 20 for panels, 24 for forms. */
  padding?: 'none' | 'panel' | 'form'
  className?: string
  children: ReactNode
}

/** A panel on the page: surface, hairline, no shadow. */
export function Card({ title, actions, padding = 'panel', className, children }: CardProps) {
  return (
    <section className={classNames('card', className)}>
      {(title || actions) && (
        <header className="card-head">
          <h2 className="card-title">{title}</h2>
          {actions}
        </header>
      )}
      <div className={`card-body card-body-${padding}`}>{children}</div>
    </section>
  )
}
