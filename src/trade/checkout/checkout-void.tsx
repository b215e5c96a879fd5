import { EmptyCard } from '../../ui/pages/empty-card'
import { useHref, useSay } from '../../ui/host'
import { checkoutMessages } from './checkout.messages'

/** Empty state for an expired checkout, or for one without lines. */
export function CheckoutVoid({ nothing }: { nothing: boolean }) {
  const say = useSay(checkoutMessages)
  const href = useHref()
  return (
    <EmptyCard
      heading="h1"
      title={say(nothing ? 'nothing' : 'voidTitle')}
      text={say(nothing ? 'nothingText' : 'voidText')}
      way={{ label: say('toCart'), href: href('cart') }}
    />
  )
}
