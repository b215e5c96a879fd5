import type { ReactNode } from 'react'
import { elementIs, type ElementState } from '../element-state'
import { LinkButton } from '../link-button'
import { StateDrawing } from '../icons/state-drawing'
import type { StateDrawingName } from '../icons/state-drawing'

type WayProps = { label: string; href: string }

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
  /** The one page that leads on. */
  way?: WayProps
  /** What the page is told of the element; null: nothing, because this is no more than a part of it, or good news. */
  state?: ElementState | null
}

/** Nothing to show, and the way on. */
export const EmptyState = ({
  drawing = 'box',
  title,
  heading: Heading = 'h2',
  text,
  actions,
  way,
  state = 'empty',
}: EmptyStateProps) => (
  <div
    className="empty-state"
    ref={state && elementIs(state)}
    {...(state === 'failed' ? { part: 'error', role: 'alert' } : { part: 'empty' })}
  >
    <StateDrawing name={drawing} />
    <Heading className="empty-state-title">{title}</Heading>
    {text && <p className="empty-state-text">{text}</p>}
    {(actions || way) && (
      <div className="empty-state-actions">
        {way && <Way {...way} />}
        {actions}
      </div>
    )}
  </div>
)

const Way = ({ label, href }: WayProps) => (
  <LinkButton variant="primary" href={href}>
    {label}
  </LinkButton>
)
