import { useSay } from '../../../ui/host'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'

const perRow = 3

/** Parameters of a product, three pairs in a row. */
export function Parameters({ goods }: { goods: GoodsDetail }) {
  const say = useSay(goodsDetailMessages)
  const names = new Set(goods.attrs.map(({ name }) => name))
  const pairs = [
    { name: say('brand'), value: goods.brandName },
    { name: say('modelName'), value: goods.skuItemDefault.skuCode },
  ]
    .filter(({ name, value }) => value && !names.has(name))
    .concat(goods.attrs)
  const rows = Array.from({ length: Math.ceil(pairs.length / perRow) }, (_, row) =>
    pairs.slice(row * perRow, (row + 1) * perRow),
  )
  return (
    <table className="goods-parameters" aria-label={say('parameters')}>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.flatMap(({ name, value }) => [
              <th key={name} scope="row">
                {name}
              </th>,
              <td
                key={`${name} value`}
                colSpan={row.length < perRow && name === row.at(-1)?.name ? (perRow - row.length) * 2 + 1 : 1}
              >
                {value}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
