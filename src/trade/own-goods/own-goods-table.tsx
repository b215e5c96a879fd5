import { useState } from 'react'
import { pictureAddress } from '../../core/address/picture-address'
import { wholeNumber } from '../../core/text/whole-number'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { Table } from '../../ui/tables/table'
import { Tag } from '../../ui/tag'
import type { OwnGoods } from './own-goods.contract'
import { ownGoodsMessages } from './own-goods.messages'
import type { OwnGoodsStore } from './own-goods.store'

/** Link to the listed product of an entry. */
function Listed({ listed }: Pick<OwnGoods, 'listed'>) {
  const say = useSay(ownGoodsMessages)
  const href = useHref()
  const scope = useScope()
  if (!listed) return <span className="own-goods-meta">{say('notListed')}</span>
  const { goodsId, goodsName, image, skuCode, onSale } = listed
  return (
    <a className="row gap-8 shrink brand-hover" href={href('goods', { goodsId })}>
      <Picture src={pictureAddress(scope, image)} alt="" size={40} />
      <span>
        {goodsName}
        <span className="own-goods-meta">{onSale === 10 ? skuCode : say('withdrawn')}</span>
      </span>
    </a>
  )
}

type OwnGoodsTableProps = {
  rows: readonly OwnGoods[]
  store: OwnGoodsStore
  onChange: (own: OwnGoods) => void
}

/** Table of stored goods with actions to order, request a quotation, edit and delete. */
export function OwnGoodsTable({ rows, store, onChange }: OwnGoodsTableProps) {
  const say = useSay(ownGoodsMessages)
  const [dropping, drop] = useState<OwnGoods>()
  return (
    <Card padding="none">
      <Table
        label={say('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: say('name'),
            cell: ({ kind, name, myCode, remark, deliveryCycle }) => (
              <>
                {name} <Tag>{say(kind)}</Tag>
                {myCode && <p className="own-goods-meta">{myCode}</p>}
                {deliveryCycle !== undefined && (
                  <p className="own-goods-meta">{say('delivery', { n: deliveryCycle })}</p>
                )}
                {remark && <p className="own-goods-meta">{remark}</p>}
              </>
            ),
          },
          {
            key: 'listed',
            head: say('listed'),
            width: 216,
            cell: ({ listed }) => <Listed listed={listed} />,
          },
          {
            key: 'price',
            head: say('price'),
            align: 'right',
            width: 104,
            cell: ({ price, unit, unitShown, listed }) =>
              price === undefined ? (
                '—'
              ) : (
                <Price amount={price} size="sm" unit={unitShown || unit || listed?.unitName} />
              ),
          },
          {
            key: 'quantity',
            head: say('quantity'),
            align: 'right',
            width: 92,
            cell: ({ quantity, unit, unitShown, listed }) =>
              `${wholeNumber(quantity)} ${unitShown || unit || (listed?.unitName ?? '')}`,
          },
          {
            key: 'action',
            head: say('action'),
            align: 'right',
            width: 256,
            cell: (own) => (
              <span className="actions">
                {own.listed?.onSale === 10 && (
                  <Button
                    size="small"
                    aria-label={say('toCartOf', { name: own.name })}
                    onClick={({ currentTarget }) => store.toCart(own, currentTarget)}
                  >
                    {say('toCart')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={say('toOfferOf', { name: own.name })}
                  onClick={() => store.toOffer(own)}
                >
                  {say('toOffer')}
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-label={say('changeOf', { name: own.name })}
                  onClick={() => onChange(own)}
                >
                  {say('change')}
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-label={say('removeOf', { name: own.name })}
                  onClick={() => drop(own)}
                >
                  {say('remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {dropping && (
        <Confirm
          title={say('removeAsk')}
          text={dropping.name}
          action={say('remove')}
          danger
          onConfirm={() => store.drop(dropping.id).then(() => drop(undefined))}
          onCancel={() => drop(undefined)}
        />
      )}
    </Card>
  )
}
