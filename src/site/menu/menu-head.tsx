import { SearchBox } from '../../catalogue/search/search-box'
import type { SearchOption } from '../../catalogue/search/search-options'
import { useHref, useSay } from '../../ui/host'
import { targetOf } from '../links/target'
import type { ThemePage } from '../theme/theme.store'
import { CartButton } from './cart-button'
import { Logo } from './logo'
import { menuMessages } from './menu.messages'

const shownHotWords = 8

/** First row: logo, search with popular words below it, cart. */
export function MenuHead({ shell }: { shell: ThemePage['shell'] | undefined }) {
  const href = useHref()
  const say = useSay(menuMessages)
  const hot: SearchOption[] = (shell?.hotWords ?? []).slice(0, shownHotWords).map(({ keyword, url }) => ({
    word: keyword,
    href: (url && targetOf(url, href)) || href('search', {}, { goodsKeyWord: keyword }),
  }))
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
      <CartButton />
    </div>
  )
}
