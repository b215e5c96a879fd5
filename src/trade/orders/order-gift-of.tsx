import { useHref, useSay } from '../../ui/host'
import { orderMessages } from './orders.messages'

/** Link from a gift to its order. */
export function OrderGiftOf({ orderNo }: { orderNo: string | undefined }) {
  const say = useSay(orderMessages)
  const href = useHref()
  if (!orderNo) return null
  return (
    <a className="link" href={href('order', { orderNo })}>
      {say('giftOf', { no: orderNo })}
    </a>
  )
}
