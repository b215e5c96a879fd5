import type { ReactNode } from 'react'
import { StateDrawing } from './state-drawing'
import type { StateDrawingName } from './state-drawings'

export type EmptyStateProps = {
  drawing?: StateDrawingName
  /** What is so. */
  title: string
  /** `h1` where this is all that the page has to say. */
  heading?: 'h1' | 'h2'
  /** One sentence: why, or what to do. */
  text?: ReactNode
  /** At most two buttons that lead on. */
  actions?: ReactNode
}

/** Nothing to show, and the way on. */
export const EmptyState = ({
  drawing = 'box',
  title,
  heading: Heading = 'h2',
  text,
  actions,
}: EmptyStateProps) => (
  <div className="empty-state" part="empty">
    <StateDrawing name={drawing} />
    <Heading className="empty-state-title">{title}</Heading>
    {text && <p className="empty-state-text">{text}</p>}
    {actions && <div className="empty-state-actions">{actions}</div>}
  </div>
)
