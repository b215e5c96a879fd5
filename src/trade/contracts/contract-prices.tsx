import { inUnits } from '../../core/text/in-units'
import { skuWords } from '../../catalogue/goods/spec-words'
import { useLocale, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { OfferGoods } from '../offers/offer-goods'
import type { ContractDetail } from './contracts.contract'
import { contractMessages } from './contracts.messages'

/** Goods of a contract with their contract prices per piece. */
export function ContractPrices({ contract: { lines } }: { contract: ContractDetail }) {
  const say = useSay(contractMessages)
  const locale = useLocale()
  const amount = (value: number | undefined) =>
    value === undefined ? '–' : <Price amount={value} size="sm" />
  return (
    <TableCard title={say('prices')}>
      <Table
        label={say('prices')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'goods',
            head: say('product'),
            cell: (line) => (
              <OfferGoods
                goodsId={line.goodsId}
                name={line.name}
                spec={skuWords(line, locale)}
                image={line.image}
              />
            ),
          },
          {
            key: 'quantity',
            head: say('quantity'),
            align: 'right',
            width: 120,
            cell: (line) => inUnits(line.quantity, line),
          },
          {
            key: 'list',
            head: say('listPrice'),
            align: 'right',
            width: 120,
            cell: ({ listPrice }) => amount(listPrice),
          },
          {
            key: 'price',
            head: say('price'),
            align: 'right',
            width: 120,
            cell: ({ price }) => amount(price),
          },
        ]}
      />
    </TableCard>
  )
}
