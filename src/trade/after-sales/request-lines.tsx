import { useStore } from '@nanostores/react'
import { inUnits } from '../../core/text/in-units'
import { Checkbox } from '../../ui/forms/checkbox'
import { FieldError } from '../../ui/forms/field-error'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Stepper } from '../../ui/forms/stepper'
import { Table, type Column } from '../../ui/tables/table'
import type { ApplyInfo, ClaimLine } from './after-sales-apply.contract'
import { ExchangeSkuField } from './exchange-sku-field'
import { AfterSalesGoods } from './after-sales-goods'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesRequest } from './after-sales-request.store'
import { isRefund } from './after-sales-terms'
import { afterSalesType } from './after-sales-type'

type RequestLinesProps = { request: AfterSalesRequest; info: ApplyInfo }

/** Order lines with quantity fields. Unshipped goods can only be cancelled as a whole. */
export function RequestLines({ request, info }: RequestLinesProps) {
  const say = useSay(afterSalesMessages)
  const chosen = useStore(request.$chosen)
  const type = useStore(request.$type)
  const tried = useStore(request.$tried)
  const all = type === afterSalesType.code.cancelOrder
  const exchange = type !== undefined && !isRefund(type)
  const open = info.lines.filter((line) => request.limitOf(line) > 0)
  const piecesOf = (line: ClaimLine) =>
    all ? request.limitOf(line) : (chosen[line.orderLineId]?.quantity ?? 0)
  const count = open.filter((line) => piecesOf(line) > 0).length
  const choose = (line: ClaimLine, quantity: number) =>
    request.choose(line.orderLineId, { ...chosen[line.orderLineId], quantity })
  const fault = tried ? request.faultOf(info) : undefined

  const columns: Column<ClaimLine>[] = [
    {
      key: 'choose',
      width: 44,
      head: (
        <Checkbox
          aria-label={say('chooseAll')}
          disabled={all || open.length === 0}
          checked={count > 0 && count === open.length}
          half={count > 0 && count < open.length}
          onChange={({ target }) => {
            for (const line of open)
              if (!target.checked || piecesOf(line) === 0)
                choose(line, target.checked ? request.limitOf(line) : 0)
          }}
        />
      ),
      cell: (line) => (
        <Checkbox
          aria-label={say('choose', { name: line.goodsName })}
          disabled={all || request.limitOf(line) === 0}
          checked={piecesOf(line) > 0}
          onChange={({ target }) => choose(line, target.checked ? request.limitOf(line) : 0)}
        />
      ),
    },
    { key: 'goods', head: say('goods'), cell: (line) => <AfterSalesGoods goods={line} /> },
    {
      key: 'price',
      head: say('paidPrice'),
      align: 'right',
      width: 104,
      cell: ({ paidPrice, unitName }) => <Price amount={paidPrice} size="sm" unit={unitName} />,
    },
    {
      key: 'left',
      head: say('left'),
      align: 'right',
      width: 104,
      cell: (line) => inUnits(request.limitOf(line), line),
    },
    {
      key: 'asking',
      head: say('asking'),
      align: 'center',
      width: 136,
      cell: (line) => (
        <>
          <Stepper
            label={say('pieces', { name: line.goodsName })}
            zero
            max={request.limitOf(line)}
            unit={line.unitName}
            disabled={all || request.limitOf(line) === 0}
            value={piecesOf(line)}
            onChange={(quantity) => choose(line, quantity)}
          />
          {line.orderUnit && <span className="note">{inUnits(piecesOf(line), line)}</span>}
        </>
      ),
    },
  ]
  if (exchange && open.some(({ exchangeFor }) => exchangeFor.length > 1))
    columns.push({
      key: 'instead',
      head: say('instead'),
      width: 168,
      cell: (line) => (
        <ExchangeSkuField
          of={line}
          orderId={info.orderId}
          disabled={piecesOf(line) === 0}
          value={chosen[line.orderLineId]?.skuId ?? line.skuId}
          onChoose={(skuId) => request.choose(line.orderLineId, { quantity: piecesOf(line), skuId })}
        />
      ),
    })
  return (
    <div className="form-field" data-field="lines">
      <span className="form-label form-required">{say('claimGoods')}</span>
      <div className="form-body">
        <Table
          label={say('claimGoods')}
          framed
          rows={info.lines}
          rowKey={({ orderLineId }) => orderLineId}
          columns={columns}
        />
        {all && <p className="form-hint">{say('cancelsAll')}</p>}
        {fault && <FieldError>{say(fault)}</FieldError>}
      </div>
    </div>
  )
}
