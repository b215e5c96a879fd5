import { EmptyState, type EmptyStateProps } from './empty-state'

/** Empty state that a host page can replace by the slot `empty`. */
export const EmptySlot = (props: EmptyStateProps) => (
  <slot name="empty">
    <EmptyState {...props} />
  </slot>
)
