import { useStore } from '@nanostores/react'
import { goTo } from '../../../core/address/go-to'
import { Button } from '../../../ui/button'
import { useHost, useHref, useSay } from '../../../ui/host'
import { goodsDetailMessages } from './goods-detail.messages'
import { larger } from '../larger-unit'
import type { GoodsDetailStore } from './goods-detail.store'

type BuyNowButtonProps = {
  store: GoodsDetailStore
  /** Called when nothing is chosen. */
  onNothing: () => void
  /** Called when the chosen quantity exceeds the stock. */
  onShort: () => void
  /** Id of the text that explains why nothing can be chosen; undefined: something can. */
  withheldReason: string | undefined
}

/**
 * Button to the checkout with the one chosen size; the cart stays unchanged. The address contains the order, so that
 * a visitor returns to it after the login.
 */
export function BuyNowButton({ store, onNothing, onShort, withheldReason }: BuyNowButtonProps) {
  const say = useSay(goodsDetailMessages)
  const href = useHref()
  const { element, scope } = useHost()
  const [line, ...others] = useStore(store.$lines)
  const short = useStore(store.$short)

  function press() {
    if (!line) return onNothing()
    if (others.length > 0) return scope.toasts.brief('warning', say('buyOne'))
    if (short.length > 0) return onShort()
    const { skuId, quantity, unit } = line
    const bought = { sku: skuId, quantity: String(quantity), unit: larger(unit)?.unitCode }
    goTo(href('checkout', {}, bought), { from: element })
  }
  return (
    <Button
      size="large"
      disabled={withheldReason !== undefined}
      aria-describedby={withheldReason}
      onClick={press}
    >
      {say('buyNow')}
    </Button>
  )
}
