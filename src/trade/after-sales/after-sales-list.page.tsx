import { useStore } from '@nanostores/react'
import { CodeSelect } from '../../ui/forms/code-select'
import { DocumentList } from '../../ui/tables/document-list'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { PeriodFilter } from '../../ui/forms/period-filter'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/tables/state-list'
import { AfterSalesBlock } from './after-sales-block'
import { openAfterSalesList } from './after-sales-list.store'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesState } from './after-sales-state'
import { afterSalesType } from './after-sales-type'
import sheet from './after-sales.css?sheet'

const counted = afterSalesState.entries
  .map(({ code }) => code)
  .filter((code) => code !== afterSalesState.code.completed)

/** List page of after-sales cases with a filter by state. */
export default function AfterSalesListPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(afterSalesMessages)
  const href = useHref()
  const list = useOpened(() => openAfterSalesList(scope, urlState))
  const { filters } = useStore(list.$query)
  return (
    <StateList
      of={list}
      states={afterSalesState}
      counted={counted}
      say={say}
      find={say('find')}
      filters={
        <>
          <CodeSelect
            of={afterSalesType}
            label={say('type')}
            all={say('allTypes')}
            width={112}
            value={filters.type}
            onChange={(type) => list.change({ filters: { type } })}
          />
          <PeriodFilter
            label={say('range')}
            period={filters}
            onChange={(period) => list.change({ filters: period })}
          />
        </>
      }
      begin={
        <LinkButton variant="primary" href={href('orders')}>
          {say('toOrders')}
        </LinkButton>
      }
    >
      {({ content }) => (
        <DocumentList heads={[say('goods'), say('amount'), say('state'), say('action')]}>
          {content.map((afterSale) => (
            <AfterSalesBlock key={afterSale.id} afterSale={afterSale} list={list} />
          ))}
        </DocumentList>
      )}
    </StateList>
  )
}
