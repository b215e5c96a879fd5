import type { ReactNode } from 'react'
import { classNames } from './class-names'

type CardProps = {
  /** Rendered as a heading. */
  title?: ReactNode
  /** Content at the end of the title's row. */
  actions?: ReactNode
  /** Padding: none for tables and lists, 20 px for panels, 24 px for forms. */
  padding?: 'none' | 'panel' | 'form'
  className?: string
  children: ReactNode
}

/** Panel with surface and border, without shadow. */
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
