import { useSay } from './host'
import { uiMessages } from './ui.messages'

/**
 * In place of a price that has to be asked for.
 * @param href the way to an enquiry about these goods
 */
export function PriceOnRequest({ href }: { href: string }) {
  const say = useSay(uiMessages)
  return (
    <a className="price-hidden" href={href} part="price">
      {say('priceOnRequest')}
    </a>
  )
}
