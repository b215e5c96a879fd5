import { Card } from '../card'
import { EmptyState, type EmptyStateProps } from './empty-state'

/** Empty state in a card. */
export const EmptyCard = ({ className, ...empty }: EmptyStateProps & { className?: string }) => (
  <Card padding="none" className={className}>
    <EmptyState {...empty} />
  </Card>
)
