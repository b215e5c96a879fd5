import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Data } from '../../core/api/endpoint'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { SearchForm } from '../../ui/forms/search-form'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { offerOf } from '../goods/saleable'
import { openCollection, type Collection } from './collection.store'
import type { favouritePage } from './favourites.contract'
import { favouritesMessages } from './favourites.messages'
import { KeptGoods } from './kept-goods'
import { KeptShops } from './kept-shops'
import sheet from './collection.css?sheet'

function Head({ of }: { of: Collection }) {
  const say = useSay(favouritesMessages)
  const { filters } = useStore(of.$query)
  const kind = of.kindOf(filters.kind)
  return (
    <section className="card favourites-head stack gap-4">
      <h1 className="page-frame-title" part="title">
        {say('title')}
      </h1>
      <div className="favourites-tabs">
        <Tabs
          label={say('kinds')}
          items={[
            { key: 'goods', label: say('goods') },
            { key: 'shop', label: say('shops') },
          ]}
          current={kind}
          onChange={(next) => of.change({ filters: { kind: next === 'goods' ? '' : next, keyword: '' } })}
        />
      </div>
      <SearchForm
        label={say(kind === 'goods' ? 'find' : 'findShop')}
        word={filters.keyword}
        onSearch={(keyword) => of.change({ filters: { keyword } })}
      />
    </section>
  )
}

type Answer = Data<typeof favouritePage>

/** List of favourites with actions for several of them at once. */
function SavedItems({ answer: { content, gone }, of }: { answer: Answer; of: Collection }) {
  const say = useSay(favouritesMessages)
  const chosen = useStore(of.$chosen)
  const busy = useStore(of.$busy)
  const [dropping, drop] = useState<string[]>()
  const goods = content.flatMap((item) => item.goods ?? [])
  const picked = goods.filter(({ id }) => chosen.has(id))
  const wanted = picked.filter((each) => offerOf(each) === 'add')
  const hidden = picked.length - wanted.length
  const shops = content.flatMap((item) => item.shop ?? [])
  return (
    <Card padding="none">
      {shops.length > 0 ? (
        <KeptShops rows={shops} of={of} onDrop={drop} />
      ) : (
        <KeptGoods rows={goods} of={of} onDrop={drop} />
      )}
      {gone > 0 && <p className="favourite-gone text-meta ink-3">{say('gone', { n: gone })}</p>}
      {chosen.size > 0 && (
        <div className="favourite-foot row wrap gap-16 row-gap-8 end text-dense ink-2" role="status">
          {say('chosen', { n: chosen.size })}
          <Button busy={busy} onClick={() => drop([...chosen])}>
            {say('drop')}
          </Button>
          {hidden > 0 && <span className="block text-meta ink-3">{say('heldBack', { n: hidden })}</span>}
          {goods.length > 0 && (
            <Button
              variant="primary"
              loading={busy}
              disabled={wanted.length === 0}
              onClick={({ currentTarget }) => void of.toCart(wanted, currentTarget)}
            >
              {say('toCart')}
            </Button>
          )}
        </div>
      )}
      {dropping && (
        <Confirm
          title={dropping.length > 1 ? say('dropAsk', { n: dropping.length }) : say('dropAskOne')}
          action={say('drop')}
          danger
          onConfirm={() => of.drop(dropping).then(() => drop(undefined))}
          onCancel={() => drop(undefined)}
        />
      )}
    </Card>
  )
}

/** Page with the favourite goods and shops of a buyer. */
export default function CollectionPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(favouritesMessages)
  const href = useHref()
  const of = useOpened(() => openCollection(scope, urlState))
  const { filters } = useStore(of.$query)
  const shops = of.kindOf(filters.kind) === 'shop'
  return (
    <ListPage
      of={of}
      what={say('title')}
      filters={<Head of={of} />}
      empty={
        filters.keyword
          ? { drawing: 'search', title: say('noneFound') }
          : {
              drawing: 'list',
              title: say(shops ? 'noShops' : 'noGoods'),
              text: say('noneText'),
              actions: (
                <LinkButton variant="primary" href={href(shops ? 'shops' : 'search')}>
                  {say('browse')}
                </LinkButton>
              ),
            }
      }
    >
      {(answer) => <SavedItems answer={answer} of={of} />}
    </ListPage>
  )
}
