import { useStore } from '@nanostores/react'
import { Card } from '../../ui/card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { oftenMessages } from './often-bought.messages'
import { OftenFrame } from './often-frame'
import { OftenGoodsTable } from './often-goods-table'
import { openOftenGoods } from './often-goods.store'
import { OftenSearch } from './often-search'

/** Page with the goods that the buyer's company buys often, for restocking. */
export default function OftenGoodsPage() {
  // Another buyer mounts a new page.
  return <OftenFrame at="goods">{(token) => <List key={token} />}</OftenFrame>
}

function List() {
  const say = useSay(oftenMessages)
  const href = useHref()
  const { scope, urlState } = useHost()
  const often = useOpened(() => openOftenGoods(scope, urlState))
  const { pageSize, filters } = useStore(often.$query)
  const { keyword } = filters
  const ways = (
    <>
      <LinkButton variant="primary" href={href('search')}>
        {say('browse')}
      </LinkButton>
      <LinkButton href={href('quickOrder')}>{say('quickOrder')}</LinkButton>
    </>
  )
  return (
    <ListPage
      of={often}
      what={say('goodsList')}
      safe={say('cartSafe')}
      filters={
        <OftenSearch keyword={keyword} onKeyword={(word) => often.change({ filters: { keyword: word } })} />
      }
      skeleton={
        <Card padding="none">
          <SkeletonRows rows={pageSize} />
        </Card>
      }
      empty={
        keyword
          ? { drawing: 'search', title: say('noneFound', { word: keyword }), text: say('noneText') }
          : { drawing: 'list', title: say('noGoods'), text: say('noGoodsText'), actions: ways }
      }
    >
      {({ content }) => <OftenGoodsTable often={often} rows={content} />}
    </ListPage>
  )
}
