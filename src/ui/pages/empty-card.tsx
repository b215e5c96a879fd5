import { Card } from '../card'
import { EmptyState, type EmptyStateProps } from './empty-state'

/** A card with nothing in it, and the way on. */
export const EmptyCard = ({ className, ...empty }: EmptyStateProps & { className?: string }) => (
  <Card padding="none" className={className}>
    <EmptyState {...empty} />
  </Card>
)
