import { useStore } from '@nanostores/react'
import { useHost, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { Tabs } from '../../ui/tabs'
import { GoodsGrid, GoodsGridWaiting } from '../../catalogue/goods/card/goods-grid'
import type { NewShop } from './new-shop.contract'
import { newShopMessages } from './new-shop.messages'
import { openNewShopShelf } from './new-shop.store'

/** One shelf at a time, paged. */
export function NewShopShelf({ tabs }: Pick<NewShop, 'tabs'>) {
  const { scope, urlState } = useHost()
  const say = useSay(newShopMessages)
  const shelf = useOpened(() => openNewShopShelf(scope, urlState, tabs))
  const { tab } = useStore(shelf.$query).filters
  return (
    <ListPage
      of={shelf}
      what={say('goods')}
      safe={say('cartSafe')}
      filters={
        <Tabs
          label={say('shelves')}
          items={tabs}
          current={shelf.shelfOf(tab)}
          onChange={(key) => shelf.change({ filters: { tab: key } })}
        />
      }
      skeleton={<GoodsGridWaiting cards={10} />}
      empty={{ title: say('none'), text: say('noneText') }}
    >
      {({ content }) => <GoodsGrid goods={content} />}
    </ListPage>
  )
}
