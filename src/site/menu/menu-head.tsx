import { HotList } from '../../catalogue/search/hot-list'
import { hotOptions } from '../../catalogue/search/hot-words'
import { SearchBox } from '../../catalogue/search/search-box'
import { useHref } from '../../ui/host'
import type { ThemePage } from '../theme/theme.store'
import { CartButton } from './cart-button'
import { Logo } from './logo'
import { OfferButton } from './offer-button'

/** First row: logo, search with popular words below it, quotation, cart. */
export function MenuHead({ shell }: { shell: ThemePage['shell'] | undefined }) {
  const href = useHref()
  const hot = hotOptions(shell?.hotWords ?? [], href)
  return (
    <div className="menu-inner menu-head">
      <Logo shell={shell} />
      <div className="menu-search">
        <SearchBox hot={hot} />
        <HotList hot={hot} />
      </div>
      <OfferButton />
      <CartButton />
    </div>
  )
}
