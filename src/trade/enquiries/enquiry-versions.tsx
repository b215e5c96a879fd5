import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import type { EnquiryDetail } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'

/** Answers replaced by their suppliers, newest first. */
export function EnquiryVersions({ enquiry: { quotes } }: { enquiry: EnquiryDetail }) {
  const say = useSay(enquiryMessages)
  const former = quotes.filter(({ latest }) => !latest)
  if (former.length === 0) return null
  return (
    <TableCard title={say('versions')}>
      <Table
        label={say('versions')}
        rows={former}
        rowKey={({ id }) => id}
        columns={[
          { key: 'supplier', head: say('supplier'), cell: ({ supplier }) => supplier },
          { key: 'no', head: say('no'), cell: ({ no }) => say('version', { n: no }) },
          { key: 'at', head: say('answeredAt'), cell: ({ createdAt }) => createdAt.slice(0, 16) },
          {
            key: 'total',
            head: say('total'),
            align: 'right',
            cell: ({ total }) => <Price amount={total} size="sm" />,
          },
          { key: 'remark', head: say('remark'), cell: ({ remark }) => remark || '–' },
        ]}
      />
    </TableCard>
  )
}
