import { useStore } from '@nanostores/react'
import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { SearchForm } from '../../ui/forms/search-form'
import { Table } from '../../ui/tables/table'
import type { InvitedBuyer } from './promotion.contract'
import { promotionMessages } from './promotion.messages'
import type { PromotionStore } from './promotion.store'

/** List of buyers who registered with the link. */
export function InvitedList({ of }: { of: PromotionStore['buyers'] }) {
  const say = useSay(promotionMessages)
  const { keyword } = useStore(of.$query).filters
  return (
    <ListPage
      of={of}
      what={say('buyers')}
      filters={
        <div className="row wrap gap-8 stretch">
          <SearchForm
            word={keyword}
            label={say('find')}
            onSearch={(word) => of.change({ filters: { keyword: word } })}
          />
        </div>
      }
      empty={
        keyword
          ? { drawing: 'search', title: say('notFound') }
          : { drawing: 'list', title: say('noBuyers'), text: say('noBuyersText') }
      }
    >
      {({ content }) => <InvitedTable rows={content} />}
    </ListPage>
  )
}

function InvitedTable({ rows }: { rows: readonly InvitedBuyer[] }) {
  const say = useSay(promotionMessages)
  const column = useColumns()
  return (
    <Card padding="none">
      <Table
        label={say('buyers')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'buyer', head: say('buyer'), cell: ({ name }) => name },
          { key: 'joined', head: say('joined'), width: 184, cell: ({ joinedAt }) => joinedAt },
          { key: 'orders', head: say('orders'), align: 'right', width: 160, cell: ({ orders }) => orders },
          column.money('commission', say('brought'), 160),
        ]}
      />
    </Card>
  )
}
