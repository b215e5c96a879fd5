import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { Tag } from '../../ui/tag'
import { offerState } from './offer-state'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

/** All quotes, newest first. */
export function OfferVersions({ offer: { quotes, state } }: { offer: OfferDetail }) {
  const say = useSay(offerMessages)
  if (quotes.length === 0) return null
  return (
    <TableCard title={say('versions')}>
      <Table
        label={say('versions')}
        rows={quotes}
        rowKey={({ no }) => no}
        columns={[
          {
            key: 'no',
            head: say('versionHead'),
            cell: ({ no }, at) => (
              <>
                {say('version', { n: no })}{' '}
                {at === 0 && state !== offerState.code.toBeQuoted && <Tag tone="brand">{say('current')}</Tag>}
              </>
            ),
          },
          { key: 'at', head: say('quotedAt'), cell: ({ createdAt }) => createdAt.slice(0, 16) },
          {
            key: 'goods',
            head: say('goodsAmount'),
            align: 'right',
            cell: ({ goodsAmount }) => <Price amount={goodsAmount} size="sm" />,
          },
          {
            key: 'freight',
            head: say('freight'),
            align: 'right',
            cell: ({ freight }) => <Price amount={freight} size="sm" />,
          },
          {
            key: 'total',
            head: say('total'),
            align: 'right',
            cell: ({ total }) => <Price amount={total} size="sm" />,
          },
          { key: 'remark', head: say('quoteRemark'), cell: ({ remark }) => remark || '–' },
        ]}
      />
    </TableCard>
  )
}
