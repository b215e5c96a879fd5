import { useStore } from '@nanostores/react'
import { classNames } from '../../../ui/class-names'
import type { GoodsDetail } from '../goods.contract'
import type { GoodsDetailStore } from './goods-detail.store'
import { openDimensions, possible } from './sku-choice'

/** Values of each dimension; a press filters the table of sizes. */
export function SpecPills({ goods, store }: { goods: GoodsDetail; store: GoodsDetailStore }) {
  const wanted = useStore(store.$wanted)
  const dimensions = openDimensions(goods)
  if (dimensions.length === 0) return null
  const groups = dimensions.map(({ name, values }) => (
    <div key={name} className="goods-spec row stretch below-12 text-dense" role="group" aria-label={name}>
      <span className="goods-spec-name rigid ink-2">{name}</span>
      <div className="goods-spec-pills row wrap gap-8 grow shrink">
        {values.map((value) => {
          const chosen = wanted.get(name) === value
          return (
            <button
              key={value}
              type="button"
              className={classNames('goods-spec-pill', chosen && 'goods-spec-pill-chosen bold brand')}
              aria-pressed={chosen}
              disabled={!chosen && !possible(goods.skuList, wanted, name, value)}
              onClick={() => store.want(name, value)}
            >
              {value}
            </button>
          )
        })}
      </div>
    </div>
  ))
  return <div className="goods-specs row wrap gap-16 row-gap-8 stretch">{groups}</div>
}
