import { useSay } from '../../ui/host'
import { Stepper } from '../../ui/forms/stepper'
import { Table, type Column } from '../../ui/tables/table'
import type { RequestLine } from './requests.contract'
import { requestMessages } from './requests.messages'

type QuantityTableProps = {
  lines: readonly RequestLine[]
  /** Column between the goods and their quantity. */
  column: Column<RequestLine>
  quantityOf: (line: RequestLine) => number
  onChange: (id: string, quantity: number) => void
}

/** Table to change the quantities of a request's lines. Zero strikes a line. */
export function QuantityTable({ lines, column, quantityOf, onChange }: QuantityTableProps) {
  const say = useSay(requestMessages)
  return (
    <Table
      framed
      label={say('goods')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'goods', head: say('goods'), cell: ({ goodsName }) => goodsName },
        column,
        {
          key: 'quantity',
          head: say('quantity'),
          align: 'center',
          width: 148,
          cell: (line) => (
            <Stepper
              size="small"
              zero
              label={`${line.goodsName} ${say('quantity')}`}
              value={quantityOf(line)}
              onChange={(next) => onChange(line.id, next)}
            />
          ),
        },
      ]}
    />
  )
}
