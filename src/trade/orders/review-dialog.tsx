import { inUnits } from '../../core/text/in-units'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import { useState } from 'react'
import type { Input as InputOf } from '../../core/api/endpoint'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { Stepper } from '../../ui/forms/stepper'
import { Table } from '../../ui/tables/table'
import { Textarea } from '../../ui/forms/textarea'
import { LineNumbers } from './line-numbers'
import { openOrderDetail } from './order-detail.store'
import type { reviewOrder } from './order-steps.contract'
import type { OrderRow } from './orders.contract'
import { orderMessages } from './orders.messages'
import { ReviewFacts } from './review-facts'

type ReviewDialogProps = {
  order: OrderRow
  busy: boolean
  onReview: (review: InputOf<typeof reviewOrder>['body']) => void
  onClose: () => void
}

/** Dialog for the main account to review a sub-account's order: quantities, then approve or reject. */
export function ReviewDialog({ order, busy, onReview, onClose }: ReviewDialogProps) {
  const say = useSay(orderMessages)
  const scope = useScope()
  const { document } = useOpened(() => openOrderDetail(scope, order.orderNo))
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = order.lines.flatMap(({ id, quantity }) => {
    const next = quantities.get(id) ?? quantity
    return next === quantity ? [] : [{ lineId: id, quantity: next }]
  })
  function refuse() {
    setTried(true)
    if (reason.trim()) onReview({ pass: 20, reason: reason.trim() })
  }
  return (
    <Dialog
      title={say('review')}
      width={760}
      onClose={onClose}
      dirty={changed.length > 0 || reason !== ''}
      actions={
        <>
          <Button loading={busy} onClick={refuse}>
            {say('refuse')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => onReview({ pass: 10, lines: changed })}>
            {say('pass')}
          </Button>
        </>
      }
    >
      <p className="order-said below-12 ink-2">{say('reviewText')}</p>
      <Page of={document} what={say('orderNamed', { no: order.orderNo })}>
        {(detail) => <ReviewFacts order={detail} changed={changed.length > 0} />}
      </Page>
      <Table
        framed
        label={say('goods')}
        rows={order.lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'goods',
            head: say('goods'),
            cell: ({ goodsName, skuCode, spec, image, purchaseNo, costCentre }) => (
              <span className="order-goods">
                <Picture src={pictureAddress(scope, image)} alt="" size={40} />
                <span className="stack top shrink">
                  <span className="order-name clamp-2 anywhere">{goodsName}</span>
                  <SkuLine of={{ skuCode, spec }} />
                  <LineNumbers of={{ purchaseNo, costCentre }} />
                </span>
              </span>
            ),
          },
          {
            key: 'price',
            head: say('price'),
            align: 'right',
            width: 112,
            cell: ({ price, unitName }) => <Price amount={price} size="sm" unit={unitName} />,
          },
          {
            key: 'quantity',
            head: say('quantity'),
            align: 'center',
            width: 148,
            cell: (line) => {
              const quantity = quantities.get(line.id) ?? line.quantity
              return (
                <>
                  <Stepper
                    size="small"
                    label={`${line.goodsName} ${say('quantity')}`}
                    value={quantity}
                    onChange={(next) => setQuantities(new Map(quantities).set(line.id, next))}
                  />
                  {line.orderUnit && <span className="note">{inUnits(quantity, line)}</span>}
                </>
              )
            },
          },
        ]}
      />
      <label className="order-field above-16 ink-2">
        {say('refuseReason')}
        <Textarea
          maxLength={200}
          rows={2}
          value={reason}
          error={tried && !reason.trim() ? say('refuseReasonNeeded') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
    </Dialog>
  )
}
