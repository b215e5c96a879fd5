import { useSay } from './host'
import { Icon } from './icon'
import { uiMessages } from './ui.messages'

/**
 * In place of a price that only members see.
 * @param href the way to log in, with the way back
 */
export function PriceHidden({ href }: { href: string }) {
  const say = useSay(uiMessages)
  return (
    <a className="price-hidden" href={href} part="price">
      <Icon name="lock" size={14} />
      {say('priceHidden')}
    </a>
  )
}
