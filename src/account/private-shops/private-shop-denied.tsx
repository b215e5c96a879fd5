import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { privateShopMessages } from './private-shops.messages'

/** In place of a private shop: that it is one, and the way to get in. */
export function PrivateShopDenied() {
  const say = useSay(privateShopMessages)
  const href = useHref()
  return (
    <Card padding="none">
      <EmptyState
        drawing="lock"
        heading="h1"
        title={say('denied')}
        text={say('note')}
        actions={
          <LinkButton variant="primary" href={href('privateShops')}>
            {say('applyToEnter')}
          </LinkButton>
        }
      />
    </Card>
  )
}
