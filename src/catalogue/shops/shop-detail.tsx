import { useStore } from '@nanostores/react'
import { PrivateShopDenied } from './private-shop-denied'
import { usePageName } from '../../site/layout/page-name'
import { NotFound } from '../../site/not-found/not-found'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Skeleton } from '../../ui/pages/skeleton'
import { GoodsListView } from '../goods/list/goods-list-view'
import { ShopHead } from './shop-head'
import { openShop } from './shop.store'
import { shopsMessages } from './shops.messages'

/** Response code of a private shop. */
const notLetIn = 403

/** Page of one shop: its description and the list of its goods with filters, order and views. */
export function ShopDetail({ shopId }: { shopId: string }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(shopsMessages)
  const shop = useOpened(() => openShop(scope, shopId))
  const state = useStore(shop.$state)
  const { value } = state
  const name = value?.name ?? ''
  usePageName(name)
  const trail = [
    { label: say('home'), href: href('home') },
    { label: say('title'), href: href('shops') },
  ]
  if (state.status === 'failed' && state.error.kind === 'business' && state.error.code === notLetIn)
    return (
      <>
        <Breadcrumb items={trail} />
        <PrivateShopDenied />
      </>
    )
  return (
    <>
      {value !== null && <Breadcrumb items={name ? [...trail, { label: name }] : trail} />}
      <Page
        of={shop}
        what={say('shop')}
        skeleton={<Skeleton height={170} />}
        missing={
          <NotFound
            what={say('gone')}
            text={say('goneText')}
            others={{ label: say('title'), href: href('shops') }}
          />
        }
      >
        {(found) => (
          <>
            <ShopHead shop={found} />
            <GoodsListView given={{ shopId }} hide="breadcrumb title" />
          </>
        )}
      </Page>
    </>
  )
}
