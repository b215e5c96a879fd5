import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost, useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { Skeleton } from '../../ui/skeleton'
import { Tabs } from '../../ui/tabs'
import { GoodsCard } from '../goods/goods-card'
import goodsSheet from '../goods/goods-list.css?sheet'
import type { NewShop } from './new-shop.contract'
import { newShopMessages } from './new-shop.messages'
import { openNewShopShelf } from './new-shop.store'

const Waiting = () => (
  <div className="goods-grid">
    {Array.from({ length: 10 }, (_, at) => (
      <Skeleton key={at} height={346} />
    ))}
  </div>
)

/** One shelf at a time, in pages. */
export function NewShopShelf({ tabs }: Pick<NewShop, 'tabs'>) {
  useSheet(goodsSheet)
  const { scope, place } = useHost()
  const say = useSay(newShopMessages)
  const [shelf] = useState(() => openNewShopShelf(scope, place, tabs))
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
      skeleton={<Waiting />}
      empty={{ title: say('none'), text: say('noneText') }}
    >
      {({ content }) => (
        <ul className="goods-grid">
          {content.map((goods) => (
            <li key={goods.id} className="goods-grid-cell">
              <GoodsCard goods={goods} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  )
}
