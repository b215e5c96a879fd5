import { useStore } from '@nanostores/react'
import { ThemeBlocks } from '../home/theme-blocks'
import { NotFound } from '../../site/not-found/not-found'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { EmptyCard } from '../../ui/pages/empty-card'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { NewShopHead } from './new-shop-head'
import { NewShopShelf } from './new-shop-shelf'
import type { NewShop as Shop } from './new-shop.contract'
import sheet from './new-shop.css?sheet'
import { newShopMessages } from './new-shop.messages'
import { openNewShop } from './new-shop.store'

/** All shelves on one page, or one per tab. */
export type NewShopView = 'one' | 'tab'

function Shelves({ shop, view }: { shop: Shop; view: NewShopView }) {
  const say = useSay(newShopMessages)
  return (
    <>
      <NewShopHead of={shop.salesperson} view={view} />
      {shop.tabs.length === 0 && <EmptyCard title={say('none')} text={say('noneText')} />}
      {shop.tabs.length > 0 &&
        (view === 'one' ? <ThemeBlocks of={shop.blocks} /> : <NewShopShelf tabs={shop.tabs} />)}
    </>
  )
}

/** The shop of the site's salesperson, or the 404 page. */
export function NewShop({ view }: { view: NewShopView }) {
  useSheet(sheet)
  const scope = useScope()
  const say = useSay(newShopMessages)
  const href = useHref()
  const shop = useOpened(() => openNewShop(scope))
  const { value } = useStore(shop.$state)
  return (
    <>
      {value !== null && (
        <Breadcrumb items={[{ label: say('home'), href: href('home') }, { label: say('newShop') }]} />
      )}
      <Page of={shop} what={say('newShop')} safe={say('cartSafe')} missing={<NotFound />}>
        {(found) => <Shelves shop={found} view={view} />}
      </Page>
    </>
  )
}
