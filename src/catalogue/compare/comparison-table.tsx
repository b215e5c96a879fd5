import type { ReactNode } from 'react'
import { inUnits } from '../../core/text/in-units'
import { DeliveryArrival } from '../../trade/delivery/delivery-arrival'
import { classNames } from '../../ui/class-names'
import { useHref, useSay, useScope } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { Picture } from '../../ui/picture'
import { StockLabel } from '../../ui/stock-label'
import { GoodsOrder } from '../goods/card/goods-order'
import type { GoodsDetail } from '../goods/goods.contract'
import { pictureAddress } from '../../core/address/picture-address'
import { GoodsPrice } from '../goods/goods-price'
import { pictureOf, unitOf } from '../goods/goods-unit'
import { stockOf } from '../goods/stock-state'
import { compareMessages } from './compare.messages'
import { compareOf } from './compare.store'
import { attributeRows, factRow, type ComparedRow } from './comparison'

type Product = { id: string; name: string; goods: GoodsDetail | null }
type ComparisonTableProps = {
  compared: readonly Product[]
  /** Shows only rows in which the products differ. */
  different: boolean
}

/** Table with a column per product and a row per fact; rows with differences are marked. */
export function ComparisonTable({ compared, different }: ComparisonTableProps) {
  const say = useSay(compareMessages)
  const scope = useScope()
  const href = useHref()
  const compare = compareOf(scope)
  const products = compared.map(({ goods }) => goods)

  const facts: ComparedRow[] = [
    ...attributeRows(products),
    factRow(say('minimum'), products, (of) => `${of.skuItemDefault.minQuantity} ${unitOf(of)}`),
    factRow(say('sizes'), products, ({ skuList }) => String(skuList.length)),
    factRow(say('delivery'), products, ({ deliveryCycle }) =>
      deliveryCycle === undefined ? '' : say('days', { n: deliveryCycle }),
    ),
    factRow(say('shop'), products, ({ shop }) => shop?.name ?? ''),
  ]
  const price = factRow(say('price'), products, ({ skuItemDefault: of }) =>
    of.priceHidden ? '' : String(of.salePrice ?? of.goodsPrice ?? ''),
  )
  const stock = factRow(say('stock'), products, (of) => `${stockOf(of)} ${of.stockQuantity ?? ''}`)
  const shown = facts.filter(({ differs }) => differs || !different)
  const cells = (draw: (of: GoodsDetail) => ReactNode) =>
    compared.map(({ id, goods }) => <td key={id}>{goods ? draw(goods) : say('none')}</td>)

  return (
    <table className="compare-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('attribute')}</span>
          </th>
          {compared.map(({ id, name, goods }) => (
            <th key={id} scope="col" className="compare-table-goods">
              <Picture
                src={goods && pictureAddress(scope, pictureOf(goods.goodsImageShow))}
                alt=""
                size={96}
              />
              <a
                className="compare-table-name block bold brand-hover"
                href={href('goods', { goodsId: id })}
                title={name}
              >
                {goods?.goodsName ?? name}
              </a>
              {!goods && <span className="ink-3">{say('gone')}</span>}
              <IconButton
                icon="close"
                size="small"
                bare
                className="compare-table-remove"
                label={say('removeOf', { name })}
                onClick={() => compare.remove(id)}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Line of={price}>
          {cells((of) => (
            <GoodsPrice prices={of.skuItemDefault} unit={unitOf(of)} />
          ))}
        </Line>
        <Line of={stock}>
          {cells((of) => (
            <>
              <StockLabel state={stockOf(of)} />
              {of.stockQuantity !== undefined && (
                <span className="compare-table-left text-meta ink-2">
                  {inUnits(Math.max(0, of.stockQuantity), { unitName: unitOf(of) })}
                </span>
              )}
              <DeliveryArrival
                skuId={of.skuItemDefault.skuId}
                stock={of.skuItemDefault.stockQuantity ?? Infinity}
              />
            </>
          ))}
        </Line>
        <tr>
          <th scope="row">{say('order')}</th>
          {cells((of) => (
            <GoodsOrder goods={of} />
          ))}
        </tr>
        {shown.map((fact) => (
          <Line key={fact.name} of={fact}>
            {compared.map(({ id }, at) => (
              <td key={id}>{fact.values[at] || say('none')}</td>
            ))}
          </Line>
        ))}
        {shown.length === 0 && (
          <tr>
            <td colSpan={compared.length + 1}>{say('same')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Row of the table, marked if the products differ. */
function Line({ of: { name, differs }, children }: { of: ComparedRow; children: ReactNode }) {
  const say = useSay(compareMessages)
  return (
    <tr className={classNames(differs && 'compare-table-differs')}>
      <th scope="row">
        {name}
        {differs && <span className="compare-table-mark text-meta brand">{say('differs')}</span>}
      </th>
      {children}
    </tr>
  )
}
