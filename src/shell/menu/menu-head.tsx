import { HotList } from '../../catalogue/search/hot-list'
import { hotOptions } from '../../catalogue/search/hot-words'
import { SearchBox } from '../../catalogue/search/search-box'
import { useFeature } from '../../site/brand-site/use-feature'
import { useHref } from '../../ui/host'
import type { ThemePage } from '../../site/theme/theme.store'
import { CartButton } from './cart-button'
import { Logo } from './logo'
import { OfferButton } from './offer-button'

type MenuHeadProps = {
  shell: ThemePage['shell'] | undefined
  /** Parts that are left out: `hot`, `offer`, `cart`. */
  hidden: ReadonlySet<string>
}

/** First row: logo, search with popular words below it, quotation, cart. */
export function MenuHead({ shell, hidden }: MenuHeadProps) {
  const href = useHref()
  const quotations = useFeature('quotations')
  const hot = hotOptions(shell?.hotWords ?? [], href)
  return (
    <div className="menu-inner menu-head">
      <Logo shell={shell} />
      <div className="menu-search">
        <SearchBox hot={hot} />
        {!hidden.has('hot') && <HotList hot={hot} />}
      </div>
      {!hidden.has('offer') && quotations && <OfferButton />}
      {!hidden.has('cart') && <CartButton />}
    </div>
  )
}
