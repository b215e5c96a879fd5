import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { tell } from '../../../core/host/tell'
import { hiddenParts } from '../../../core/host/hidden-parts'
import { openGoodsCoupons } from '../../../money/coupons/goods-coupons.store'
import { usePageName } from '../../../site/layout/page-name'
import { NotFound } from '../../../site/not-found/not-found'
import { Breadcrumb } from '../../../ui/pages/breadcrumb'
import { useHost, useHref, useOpened, useSay, useScope } from '../../../ui/host'
import { Page } from '../../../ui/pages/page-frame'
import { useSheet } from '../../../ui/sheet'
import sheet from './goods-detail.css?sheet'
import { GoodsAsideList } from './goods-aside-list'
import { GoodsDetailCard } from './goods-detail-card'
import { goodsDetailMessages } from './goods-detail.messages'
import { GoodsDetailSkeleton } from './goods-detail-skeleton'
import { NoGoods } from '../unnamed-goods'
import { goodsKey, goodsOf } from '../goods-batch.store'
import { openGoodsDetail } from './goods-detail.store'
import { GoodsTabs } from './goods-tabs'
import { UnloadedParts } from './unloaded-parts'

type GoodsDetailPageProps = {
  goodsId?: string | undefined
  /** Code of one of its SKUs, as an alternative to the id. */
  skuCode?: string | undefined
  /** Omitted parts, separated by spaces: `breadcrumb`, `similar`. */
  hide?: string | undefined
}

/** Page of one product. Another id mounts a new page with nothing chosen. */
export default function GoodsDetailPage({ goodsId = '', skuCode, hide }: GoodsDetailPageProps) {
  const hidden = hiddenParts(hide)
  if (goodsId) return <Detail key={goodsId} goodsId={goodsId} hidden={hidden} />
  const key = goodsKey({ skuCode })
  return key ? <CodedDetail key={key} code={key} hidden={hidden} /> : <NoGoods />
}

/** Loads a product by the code of one of its SKUs. */
function CodedDetail({ code, hidden }: { code: string; hidden: ReadonlySet<string> }) {
  const { value, status } = useStore(goodsOf(useScope()).one(code))
  if (status === 'loading') return <GoodsDetailSkeleton />
  // No product has this code; the page for the unknown id reports it.
  return <Detail goodsId={value?.id ?? code} hidden={hidden} />
}

function Detail({ goodsId, hidden }: { goodsId: string; hidden: ReadonlySet<string> }) {
  useSheet(sheet)
  const say = useSay(goodsDetailMessages)
  const href = useHref()
  const { scope, element } = useHost()
  const store = useOpened(() => openGoodsDetail(scope, goodsId))
  const coupons = useOpened(() => openGoodsCoupons(scope, goodsId))
  const { value: goods } = useStore(store.detail.$state)
  // Starts loading together with the product, so that both appear together.
  useStore(coupons.list.$state)
  usePageName(goods?.goodsName ?? '')
  const similar = !hidden.has('similar')
  const around = useMemo(
    () => [
      coupons.list,
      store.enquiry,
      store.reviews.page,
      ...(similar ? [store.similar, store.related] : []),
    ],
    [coupons, store, similar],
  )

  // Reported once per viewed product, not again on reloads.
  const seen = goods?.id
  useEffect(() => {
    if (seen !== undefined) tell('trade-goods-view', { goodsId: seen }, element)
  }, [seen, element])

  const trail = [
    { label: say('home'), href: href('home') },
    ...(goods?.crumbs ?? []).map(({ id, name }) => ({
      label: name,
      href: href('goodsList', { categoryId: id }),
    })),
    ...(goods ? [{ label: goods.goodsName }] : []),
  ]

  return (
    <>
      {goods !== null && !hidden.has('breadcrumb') && <Breadcrumb items={trail} />}
      <Page
        of={store.detail}
        what={say('goods')}
        safe={say('cartSafe')}
        skeleton={<GoodsDetailSkeleton />}
        missing={
          <NotFound
            what={say('gone')}
            text={say('goneText')}
            others={{ label: say('allGoods'), href: href('search') }}
          />
        }
      >
        {(found) => (
          <div className="goods-detail-room stack columns-1 gap-16">
            <UnloadedParts of={around} />
            <GoodsDetailCard goods={found} store={store} coupons={coupons} />
            <div className="goods-detail-below">
              {similar && <GoodsAsideList title={say('similar')} of={store.similar} />}
              <div className="goods-detail-reading stack columns-1 gap-16">
                <GoodsTabs goods={found} store={store} />
                {similar && <GoodsAsideList title={say('related')} of={store.related} across />}
              </div>
            </div>
          </div>
        )}
      </Page>
    </>
  )
}
