import { useSay } from '../../ui/host'
import { quickOrderMessages } from './quick-order.messages'

const columns = ['at', 'code', 'goods', 'stock', 'quantity', 'price', 'amount', 'action'] as const

/** Column headings of an order. */
export function OrderHead() {
  const say = useSay(quickOrderMessages)
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={`quick-order-${column}`}>
            {say(column === 'at' ? 'row' : column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
