import { inUnits } from '../../core/text/in-units'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Table, type Column } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { AfterSalesGoods } from './after-sales-goods'
import { afterSalesMessages } from './after-sales.messages'
import { isRefund } from './after-sales-terms'
import type { AfterSalesDetail, AfterSalesLine } from './after-sales.contract'

export function AfterSalesPieces({ afterSale }: { afterSale: AfterSalesDetail }) {
  const say = useSay(afterSalesMessages)
  const columns: Column<AfterSalesLine>[] = [
    { key: 'goods', head: say('goods'), cell: (line) => <AfterSalesGoods goods={line} /> },
    {
      key: 'quantity',
      head: say('quantity'),
      align: 'right',
      width: 120,
      cell: (line) => inUnits(line.quantity, line),
    },
    isRefund(afterSale.rightType)
      ? {
          key: 'amount',
          head: say('amount'),
          align: 'right',
          width: 144,
          cell: ({ amount }) => <Price amount={amount} size="sm" />,
        }
      : {
          key: 'instead',
          head: say('instead'),
          width: 220,
          cell: (line) => <SkuLine of={line.exchangeFor ?? line} />,
        },
  ]
  return (
    <TableCard title={say('claimGoods')}>
      <Table label={say('claimGoods')} rows={afterSale.lines} rowKey={({ id }) => id} columns={columns} />
    </TableCard>
  )
}
