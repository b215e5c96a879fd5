import { inUnits } from '../../core/text/in-units'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { MissingDocument } from '../../ui/pages/missing-document'
import { EmptyCard } from '../../ui/pages/empty-card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Stepper } from '../../ui/forms/stepper'
import { Table } from '../../ui/tables/table'
import { CheckNext } from './check-next'
import { CheckNote } from './check-note'
import { openCheckList, type CheckList } from './check-list.store'
import type { OrderDetail } from './order-detail.contract'
import detailSheet from './order-detail.css?sheet'
import { actionsOf } from '../../words/order-machine'
import { mostCheckNote } from './order-steps.contract'
import { LineNumbers } from './line-numbers'
import { orderMessages } from './orders.messages'
import sheet from './orders.css?sheet'

/** Table of received quantities, filled in here or signed on paper. */
function Lines({ order, list }: { order: OrderDetail; list: CheckList }) {
  const say = useSay(orderMessages)
  const changed = useStore(list.$changed)
  const saving = useStore(list.$busy).size > 0
  const shipped = order.lines.filter(({ shippedQuantity }) => shippedQuantity > 0)
  const arrived = (line: OrderDetail['lines'][number]) =>
    changed.get(line.id)?.quantity ?? line.receivedQuantity
  const wrong = shipped.some((line) => arrived(line) > line.shippedQuantity)
  const tooLong = [...changed.values()].some(({ note = '' }) => [...note].length > mostCheckNote)
  const checked = shipped.some(({ receivedQuantity }) => receivedQuantity > 0)
  const editable = actionsOf(order).includes('checkGoods')
  if (shipped.length === 0) return <EmptyCard title={say('checkNothing')} text={say('checkNothingText')} />
  return (
    <Card padding="none">
      <div className="order-check-text row wrap gap-16 row-gap-8 between ink-2">
        <p>
          {order.poNumber && <b>{say('poNumberOf', { no: order.poNumber })} </b>}
          {say('checkText')}
        </p>
        {editable && (
          <Button size="small" onClick={() => list.setAll(shipped)}>
            {say('allArrived')}
          </Button>
        )}
      </div>
      {checked && changed.size === 0 && <CheckNext order={order} list={list} />}
      <Table
        label={say('checkTitle')}
        rows={shipped}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'goods',
            head: say('goods'),
            cell: ({ goodsName, skuCode, spec, purchaseNo, costCentre }) => (
              <span className="stack top shrink">
                <span className="order-name clamp-2 anywhere">{goodsName}</span>
                <SkuLine of={{ skuCode, spec }} />
                <LineNumbers of={{ purchaseNo, costCentre }} />
              </span>
            ),
          },
          {
            key: 'ordered',
            head: say('ordered'),
            align: 'right',
            width: 96,
            cell: (line) => inUnits(line.quantity, line),
          },
          {
            key: 'shipped',
            head: say('shipped'),
            align: 'right',
            width: 96,
            cell: (line) => inUnits(line.shippedQuantity, line),
          },
          {
            key: 'arrived',
            head: say('arrived'),
            align: 'center',
            width: 160,
            cell: (line) => (
              <span className="order-arrived">
                <Stepper
                  size="small"
                  zero
                  label={`${line.goodsName} ${line.skuCode} ${say('arrived')}`}
                  value={arrived(line)}
                  max={line.shippedQuantity}
                  unit={line.unitName}
                  disabled={!editable}
                  onChange={(quantity) => list.set(line.id, { quantity })}
                />
                {line.orderUnit && <span className="note">{inUnits(arrived(line), line)}</span>}
                <span className="order-arrived-print">{inUnits(arrived(line), line)}</span>
              </span>
            ),
          },
          {
            key: 'note',
            head: say('difference'),
            width: 200,
            cell: (line) => (
              <CheckNote
                line={line}
                note={changed.get(line.id)?.note ?? line.receivedNote}
                missing={checked || changed.size > 0 ? line.shippedQuantity - arrived(line) : 0}
                onChange={editable ? (note) => list.set(line.id, { note }) : undefined}
              />
            ),
          },
        ]}
      />
      <p className="order-signature">
        <span>{say('signature')}</span>
        <span>{say('checkDate')}</span>
      </p>
      <div className="order-sheet-actions row wrap gap-12 stretch">
        <Button
          variant="primary"
          disabled={changed.size === 0 || wrong || tooLong}
          loading={saving}
          onClick={() => void list.save(order)}
        >
          {say('save')}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {say('print')}
        </Button>
      </div>
    </Card>
  )
}

/** Page to record the received quantities of an order, with a print view. */
export default function CheckListPage({ orderNo }: { orderNo: string }) {
  useSheet(sheet)
  useSheet(detailSheet)
  const { scope } = useHost()
  const say = useSay(orderMessages)
  const href = useHref()
  const { document, steps } = useOpened(() => openCheckList(scope, orderNo))
  return (
    <Page
      of={document}
      title={say('checkTitle')}
      what={say('checkTitle')}
      actions={
        <a className="order-back" href={href('order', { orderNo })}>
          {say('orderNamed', { no: orderNo })}
        </a>
      }
      missing={<MissingDocument title={say('missing')} heading="h2" list="orders" />}
    >
      {(order) => <Lines order={order} list={steps} />}
    </Page>
  )
}
