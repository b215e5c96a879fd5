import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { hiddenParts } from '../../../core/host/hidden-parts'
import { patched } from '../../../core/address/url-state'
import { usePageName } from '../../../site/layout/page-name'
import { DeliveryDestination } from '../../../trade/delivery/delivery-destination'
import type { NotFoundProps } from '../../../site/not-found/not-found'
import { Breadcrumb } from '../../../ui/pages/breadcrumb'
import { useHost, useHref, useOpened, useSay } from '../../../ui/host'
import { later } from '../../../ui/later'
import { Page } from '../../../ui/pages/page-frame'
import { useSheet } from '../../../ui/sheet'
import { FoundGoods, type ListPart } from './found-goods'
import sheet from './goods-list.css?sheet'
import { goodsListMessages } from './goods-list.messages'
import { GoodsListSkeleton } from './goods-list-skeleton'
import { listLookOf } from './list-look.store'
import { openGoodsList } from './goods-list.store'
import { noGoodsQuery, type GoodsListGiven } from './goods-query'

const NotFound = later<NotFoundProps>(() =>
  import('../../../site/not-found/not-found').then((found) => ({ default: found.NotFound })),
)

type GoodsListViewProps = {
  /** Values that the page or the element fixes for the list. */
  given: GoodsListGiven
  /** Omitted parts, separated by spaces. */
  hide?: string | undefined
  cardTag?: string | undefined
}

/** List of goods with filters. Other given values reset the filters but not the last chosen view. */
export function GoodsListView({ given, ...rest }: GoodsListViewProps) {
  const { scope, urlState } = useHost()
  const key = JSON.stringify(given)
  const before = useRef(key)
  useLayoutEffect(() => {
    const query = urlState.$query.get()
    const patch = before.current === key ? {} : noGoodsQuery(query)
    before.current = key
    const look = listLookOf(scope).lacking(patched(query, patch), given)
    if (Object.keys({ ...patch, ...look }).length > 0)
      urlState.setQuery({ ...patch, ...look }, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `given` by what it says
  }, [key, scope, urlState])
  return <List key={key} given={given} {...rest} />
}

function List({ given, hide, cardTag }: GoodsListViewProps) {
  useSheet(sheet)
  const say = useSay(goodsListMessages)
  const href = useHref()
  const { scope, urlState } = useHost()
  const list = useOpened(() => openGoodsList(scope, urlState, given))
  const query = useStore(list.$query)
  const { value: answer } = useStore(list.page.$state)

  const hidden = hiddenParts(hide)
  const shows = (part: ListPart) => !hidden.has(part)
  const crumbs = answer?.crumbs ?? []
  const here = query.keyword
    ? say('searchFor', { word: query.keyword })
    : (crumbs.at(-1)?.name ?? say('allGoods'))
  usePageName(answer && shows('title') ? here : '')
  const trail = [
    { label: say('home'), href: href('home') },
    ...crumbs
      .slice(0, query.keyword ? undefined : -1)
      .map(({ id, name }) => ({ label: name, href: href('goodsList', { categoryId: id }) })),
    ...(answer || query.keyword ? [{ label: here }] : []),
  ]
  return (
    <>
      {answer !== null && shows('title') && <h1 className="visually-hidden">{here}</h1>}
      {answer !== null && shows('breadcrumb') && (
        <div className="goods-list-head row gap-16">
          <Breadcrumb items={trail} />
          <DeliveryDestination />
        </div>
      )}
      <Page
        of={list.page}
        what={say('list')}
        safe={say('cartSafe')}
        skeleton={<GoodsListSkeleton query={query} filters={shows('filters')} sort={shows('sort')} />}
        missing={<NotFound what={say('noCategory')} text={say('noCategoryText')} />}
      >
        {(found) => (
          <FoundGoods
            answer={found}
            ownCategory={given.categoryId ?? ''}
            {...{ query, list, shows, cardTag }}
          />
        )}
      </Page>
    </>
  )
}
