import { EmptyCard } from '../../ui/pages/empty-card'
import { useHref, useSay } from '../../ui/host'
import { privateShopNotices } from './private-shop.messages'

/** Notice that a shop is private, with a link to apply for access. */
export function PrivateShopDenied() {
  const say = useSay(privateShopNotices)
  const href = useHref()
  return (
    <EmptyCard
      state="denied"
      drawing="lock"
      heading="h1"
      title={say('denied')}
      text={say('note')}
      way={{ label: say('applyToEnter'), href: href('privateShops') }}
    />
  )
}
