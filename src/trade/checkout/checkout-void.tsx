import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { checkoutMessages } from './checkout.messages'

/** A checkout that is over, or that was never one. */
export function CheckoutVoid({ nothing }: { nothing: boolean }) {
  const say = useSay(checkoutMessages)
  const href = useHref()
  return (
    <Card padding="none">
      <EmptyState
        heading="h1"
        title={say(nothing ? 'nothing' : 'voidTitle')}
        text={say(nothing ? 'nothingText' : 'voidText')}
        actions={
          <LinkButton variant="primary" href={href('cart')}>
            {say('toCart')}
          </LinkButton>
        }
      />
    </Card>
  )
}
