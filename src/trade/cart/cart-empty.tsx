import { EmptySlot } from '../../ui/pages/empty-slot'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { cartPageMessages } from './cart-page.messages'

/** Empty state of the cart with a link to continue shopping. */
export function CartEmpty() {
  const say = useSay(cartPageMessages)
  const href = useHref()
  return (
    <EmptySlot
      title={say('emptyTitle')}
      text={say('emptyText')}
      actions={
        <>
          <LinkButton variant="primary" href={href('oftenGoods')}>
            {say('openOften')}
          </LinkButton>
          <LinkButton href={href('search')}>{say('browse')}</LinkButton>
        </>
      }
    />
  )
}
