import { EmptyState, type EmptyStateProps } from './empty-state'

/** Nothing to show, and the way on; a page that knows a better one says it in the slot `empty`. */
export const EmptySlot = (props: EmptyStateProps) => (
  <slot name="empty">
    <EmptyState {...props} />
  </slot>
)
