import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useHost, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { SearchForm } from '../../ui/forms/search-form'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { OwnGoodsDialog } from './own-goods-dialog'
import { ownGoodsKinds } from './own-goods-kind'
import { OwnGoodsTable } from './own-goods-table'
import type { OwnGoods } from './own-goods.contract'
import { ownGoodsMessages } from './own-goods.messages'
import { openOwnGoods, type OwnGoodsStore } from './own-goods.store'
import sheet from './own-goods.css?sheet'

/** Title, kind filter and search. */
function Head({ store, onAdd }: { store: OwnGoodsStore; onAdd: () => void }) {
  const say = useSay(ownGoodsMessages)
  const { filters } = useStore(store.$query)
  const { value } = useStore(store.page.$state)
  const current = ownGoodsKinds.find((kind) => kind === filters.kind) ?? ''
  return (
    <section className="card stack">
      <header className="own-goods-title-row row gap-12 between">
        <h1 className="page-frame-title" part="title">
          {say('title')}
        </h1>
        <Button size="small" variant="primary" icon="plus" onClick={onAdd}>
          {say('add')}
        </Button>
      </header>
      <div className="own-goods-tabs">
        <Tabs<string>
          label={say('kinds')}
          items={[
            { key: '', label: say('all') },
            ...ownGoodsKinds.map((key) => ({ key, label: say(key), count: value?.counts[key] })),
          ]}
          current={current}
          onChange={(kind) => store.change({ filters: { kind } })}
        />
      </div>
      <div className="own-goods-filters">
        <SearchForm
          label={say('find')}
          word={filters.keyword}
          onSearch={(keyword) => store.change({ filters: { keyword } })}
        />
      </div>
    </section>
  )
}

type Asking = { own?: OwnGoods }

/** List page of the company's stored goods. */
export default function OwnGoodsPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(ownGoodsMessages)
  const store = useOpened(() => openOwnGoods(scope, urlState))
  const { filters } = useStore(store.$query)
  const [asking, ask] = useState<Asking>()
  const narrowed = Object.values(filters).some(Boolean)
  return (
    <>
      <ListPage
        of={store}
        what={say('title')}
        filters={<Head store={store} onAdd={() => ask({})} />}
        empty={
          narrowed
            ? { drawing: 'search', title: say('noneFound') }
            : { drawing: 'list', title: say('none'), text: say('noneText') }
        }
      >
        {({ content }) => <OwnGoodsTable rows={content} store={store} onChange={(own) => ask({ own })} />}
      </ListPage>
      {asking && <OwnGoodsDialog store={store} own={asking.own} onClose={() => ask(undefined)} />}
    </>
  )
}
