import type { ReactNode } from 'react'
import { elementIs, type ElementState } from '../element-state'
import { LinkButton } from '../link-button'
import { StateDrawing } from '../icons/state-drawing'
import type { StateDrawingName } from '../icons/state-drawing'

type WayProps = { label: string; href: string }

export type EmptyStateProps = {
  drawing?: StateDrawingName
  /** Title. */
  title: string
  /** `h1` if the page has nothing else. */
  heading?: 'h1' | 'h2'
  /** One sentence: the reason or what to do. */
  text?: ReactNode
  /** At most two buttons. */
  actions?: ReactNode
  /** A single link. */
  way?: WayProps
  /** State of the element; null if this is only a part of it, or good news. */
  state?: ElementState | null
}

/** Empty state with title, reason and next step. */
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
