import type { Host } from '../../core/host/host'
import { make } from '../../ui/make'
import type { Goods } from './goods.contract'
import { goodsMessages } from './goods.messages'
import { GoodsPart, goodsSheets } from './goods.part'
import { stockOf } from './stock-state'
import sheet from './stock.css?sheet'

const sheets = [...goodsSheets, sheet]

/** Stock state of a product within a sentence. */
export class StockPart extends GoodsPart {
  protected override readonly sheets = sheets

  protected override drawGoods(host: Host, goods: Goods) {
    const say = this.say(host, goodsMessages)
    const state = stockOf(goods)
    if (state === 'unknown') return undefined
    return make('span', { class: `goods-stock goods-stock-${state}` }, make('i', {}), say(state))
  }
}
