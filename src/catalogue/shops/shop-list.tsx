import { useStore } from '@nanostores/react'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { Card } from '../../ui/card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { FilterTabs } from '../../ui/tables/filter-tabs'
import { ListPage } from '../../ui/pages/list-page'
import { SearchForm } from '../../ui/forms/search-form'
import { useLabel } from '../../ui/use-label'
import { ShopRow } from './shop-row'
import { shopType } from './shop-type'
import { shopsMessages } from './shops.messages'
import { openShops } from './shops.store'

/** List of shops by type. */
export function ShopList() {
  const { scope, urlState } = useHost()
  const href = useHref()
  const say = useSay(shopsMessages)
  const typeLabel = useLabel(shopType)
  const shops = useOpened(() => openShops(scope, urlState))
  const { type, keyword } = useStore(shops.$query).filters
  const types = shopType.entries.map(({ code }) => ({
    key: String(code),
    label: typeLabel(code),
  }))
  return (
    <>
      <Breadcrumb items={[{ label: say('home'), href: href('home') }, { label: say('title') }]} />
      <ListPage
        of={shops}
        title={say('title')}
        actions={
          <SearchForm
            label={say('name')}
            word={keyword}
            name="keyword"
            href={shops.to({ filters: { keyword: '' } }).href}
            onSearch={(word) => shops.change({ filters: { keyword: word } })}
          />
        }
        filters={
          <FilterTabs
            label={say('types')}
            items={[{ key: '', label: say('allTypes') }, ...types]}
            current={String(shopType.find(type)?.code ?? '')}
            to={(key) => shops.to({ filters: { type: key } })}
          />
        }
        empty={{ drawing: 'search', title: say('none'), text: say('noneText') }}
      >
        {({ content }) => (
          <Card padding="none">
            <ul>
              {content.map((shop) => (
                <ShopRow key={shop.id} shop={shop} />
              ))}
            </ul>
          </Card>
        )}
      </ListPage>
    </>
  )
}
