import { useStore } from '@nanostores/react'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { useHref, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { StockLabel } from '../../ui/stock-label'
import { chooseColumn } from '../../ui/tables/choose-column'
import { Table } from '../../ui/tables/table'
import { brandAndCode } from '../goods/brand-and-code'
import type { Goods } from '../goods/goods.contract'
import { pictureAddress } from '../../core/address/picture-address'
import { pictureOf, unitOf } from '../goods/goods-unit'
import { goodsMessages } from '../goods/goods.messages'
import { offerOf } from '../goods/saleable'
import { stockOf } from '../goods/stock-state'
import type { Collection } from './collection.store'
import { favouriteMessages } from './favourite.messages'
import { favouritesMessages } from './favourites.messages'

type KeptGoodsProps = { rows: readonly Goods[]; of: Collection; onDrop: (ids: string[]) => void }

/** Favourite goods with their current prices. */
export function KeptGoods({ rows, of, onDrop }: KeptGoodsProps) {
  const say = useSay(favouritesMessages)
  const sayOf = useSay(favouriteMessages)
  const word = useSay(goodsMessages)
  const column = useColumns<Goods>()
  const href = useHref()
  const scope = useScope()
  const chosen = useStore(of.$chosen)
  const busy = useStore(of.$busy)
  return (
    <Table
      label={say('goods')}
      rows={rows}
      rowKey={({ id }) => id}
      selected={({ id }) => chosen.has(id)}
      columns={[
        chooseColumn({
          rows,
          idOf: ({ id }) => id,
          isChosen: (id) => chosen.has(id),
          choose: of.choose,
          label: { all: say('chooseAll'), one: ({ goodsName }) => say('choose', { name: goodsName }) },
        }),
        {
          key: 'goods',
          head: say('goods'),
          cell: ({ id, goodsName, goodsImageShow, ...goods }) => (
            <a className="row gap-12 shrink anywhere brand-hover" href={href('goods', { goodsId: id })}>
              <Picture src={pictureAddress(scope, pictureOf(goodsImageShow))} alt="" size={48} />
              <span>
                {goodsName}
                <span className="block text-meta ink-3">{brandAndCode(goods)}</span>
              </span>
            </a>
          ),
        },
        {
          key: 'price',
          head: say('price'),
          align: 'right',
          width: 124,
          cell: (goods) => {
            const { activityPrice, salePrice, goodsPrice } = goods.skuItemDefault
            const price = activityPrice ?? salePrice ?? goodsPrice
            return price === undefined ? (
              say('hidden')
            ) : (
              <Price amount={price} size="sm" unit={unitOf(goods)} />
            )
          },
        },
        {
          key: 'stock',
          head: say('stock'),
          width: 128,
          cell: (goods) => (
            <>
              <StockLabel state={stockOf(goods)} />
              <p className="block anywhere text-meta ink-3">
                {say('least', { n: goods.skuItemDefault.minQuantity, unit: unitOf(goods) })}
              </p>
            </>
          ),
        },
        column.actions(192, (goods) => (
          <>
            {offerOf(goods) === 'add' ? (
              <Button
                size="small"
                busy={busy}
                aria-label={say('toCartOf', { name: goods.goodsName })}
                onClick={({ currentTarget }) => void of.toCart([goods], currentTarget)}
              >
                {say('toCart')}
              </Button>
            ) : (
              <LinkButton size="small" href={href('goods', { goodsId: goods.id })}>
                {word(offerOf(goods) === 'choose' ? 'chooseSku' : 'enquire')}
              </LinkButton>
            )}
            <Button
              size="small"
              variant="text"
              aria-label={sayOf('dropOf', { name: goods.goodsName })}
              onClick={() => onDrop([goods.id])}
            >
              {say('drop')}
            </Button>
          </>
        )),
      ]}
    />
  )
}
