import { useHref, useLocale, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { skuWords } from '../../catalogue/goods/spec-words'
import { checkoutBack } from './checkout-back'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'

/** Why a checkout cannot be submitted as it is; nothing when it can. */
export function stuckBecause({ offer, gift, groups, left }: Draft) {
  if (offer && left.length > 0) return 'stuckOffer'
  if (groups.length === 0) return 'stuckNothing'
  if (gift && gift.points > gift.available) return 'stuckGift'
  return undefined
}

/** Says why nothing can be ordered, and leads to where that can be changed. */
export function CheckoutStuck({ draft }: { draft: Draft }) {
  const say = useSay(checkoutMessages)
  const href = useHref()
  const locale = useLocale()
  const reason = stuckBecause(draft)
  if (!reason) return null
  const [line] = draft.left
  const name = line ? [line.goodsName, skuWords(line, locale)].filter(Boolean).join(' ') : ''
  const { href: to, words } = checkoutBack(draft, href)
  return (
    <InlineBar
      tone="warn"
      actions={
        <a className="link" part="action" href={to}>
          {say(words)}
        </a>
      }
    >
      {say(reason, { name, reason: line?.invalidReason ? say(line.invalidReason) : '' })}
    </InlineBar>
  )
}
