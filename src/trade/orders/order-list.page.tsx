import { useStore } from '@nanostores/react'
import { ExportButton } from '../../account/downloads/export-button'
import { MemberFilter } from '../../account/members/member-filter'
import { Button } from '../../ui/button'
import { CodeSelect } from '../../ui/forms/code-select'
import type { EmptyStateProps } from '../../ui/pages/empty-state'
import { listRange } from '../../core/store/list-range'
import { useHost, useHref, useLocale, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { PeriodFilter } from '../../ui/forms/period-filter'
import { StateList } from '../../ui/tables/state-list'
import { OrderBlocks } from './order-blocks'
import { BoughtAgainDialog } from './bought-again-dialog'
import { OrderBlock } from './order-block'
import { openOrderList } from './order-list.store'
import { orderState } from '../../words/order-state'
import { orderType } from './order-type'
import { orderMessages } from './orders.messages'
import { PayTogether } from './pay-together'

const { pendingReview, pendingSigning, toBePaid, toBeShipped, partlyShipped, toBeReceived } = orderState.code
/** Twelve months, a code of `listRange`. */
const wholeYear = 12
const counted: readonly number[] = [
  pendingReview,
  pendingSigning,
  toBePaid,
  toBeShipped,
  partlyShipped,
  toBeReceived,
]

/** List page of orders with a filter by state. */
export default function OrderListPage() {
  const { scope, urlState } = useHost()
  const say = useSay(orderMessages)
  const locale = useLocale()
  const href = useHref()
  const orders = useOpened(() => openOrderList(scope, urlState))
  const { filters } = useStore(orders.$query)
  const { value } = useStore(orders.page.$state)

  const members = value?.members ?? []
  const { range, state: _, ...others } = filters
  const known = Object.values(others).some(Boolean) ? undefined : listRange.find(range || undefined)
  const noneInRange: EmptyStateProps | undefined =
    known && known.code < wholeYear
      ? {
          drawing: 'list',
          title: say('noneInRange', { range: listRange.label(known.code, locale).toLowerCase() }),
          text: say('rangeText'),
          actions: (
            <Button
              variant="primary"
              onClick={() => orders.change({ filters: { range: String(wholeYear) } })}
            >
              {say('showYear')}
            </Button>
          ),
        }
      : undefined

  return (
    <>
      <StateList
        of={orders}
        states={orderState}
        counted={counted}
        say={say}
        find={say('find')}
        actions={<ExportButton size="small" label={say('exportAll')} ask={orders.exportAll} />}
        filters={
          <>
            <CodeSelect
              of={orderType}
              label={say('type')}
              all={say('allTypes')}
              width={112}
              value={filters.type}
              onChange={(type) => orders.change({ filters: { type } })}
            />
            <PeriodFilter
              label={say('range')}
              period={filters}
              onChange={(period) => orders.change({ filters: period })}
            />
            {members.length > 1 && (
              <MemberFilter
                label={say('member')}
                all={say('allMembers')}
                width={112}
                value={filters.member}
                known={() => orders.page.$state.get().value?.members ?? []}
                onChoose={(member) => orders.change({ filters: { member } })}
              />
            )}
          </>
        }
        begin={
          <LinkButton variant="primary" href={href('search')}>
            {say('toGoods')}
          </LinkButton>
        }
        empty={noneInRange}
      >
        {({ content }) => (
          <OrderBlocks>
            {content.map((order) => (
              <OrderBlock key={order.id} order={order} orders={orders} />
            ))}
            <PayTogether orders={orders} />
          </OrderBlocks>
        )}
      </StateList>
      <BoughtAgainDialog steps={orders.steps} />
    </>
  )
}
