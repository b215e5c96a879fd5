import { hotOptions } from '../../catalogue/search/hot-words'
import { SearchBox } from '../../catalogue/search/search-box'
import { useHref, useSay } from '../../ui/host'
import type { ThemePage } from '../theme/theme.store'
import { CartButton } from './cart-button'
import { Logo } from './logo'
import { menuMessages } from './menu.messages'
import { OfferButton } from './offer-button'

/** First row: logo, search with popular words below it, quotation, cart. */
export function MenuHead({ shell }: { shell: ThemePage['shell'] | undefined }) {
  const href = useHref()
  const say = useSay(menuMessages)
  const hot = hotOptions(shell?.hotWords ?? [], href)
  return (
    <div className="menu-inner menu-head">
      <Logo shell={shell} />
      <div className="menu-search">
        <SearchBox hot={hot} />
        <ul className="menu-hot" aria-label={say('hot')}>
          {hot.map(({ word, href: to }) => (
            <li key={word}>
              <a href={to}>{word}</a>
            </li>
          ))}
        </ul>
      </div>
      <OfferButton />
      <CartButton />
    </div>
  )
}
