import { useHref, useLocale, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { skuWords } from '../../catalogue/goods/spec-words'
import { checkoutBack } from './checkout-back'
import type { Draft } from './checkout.contract'
import { stuckBecause } from './stuck-because'
import { stuckMessages } from './stuck.messages'
import { checkoutMessages } from './checkout.messages'

/** Explains why nothing can be ordered and links to the page that can change it. */
export default function CheckoutStuck({ draft }: { draft: Draft }) {
  const say = useSay(checkoutMessages)
  const why = useSay(stuckMessages)
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
      {why(reason, { name, reason: line?.invalidReason ? say(line.invalidReason) : '' })}
    </InlineBar>
  )
}
