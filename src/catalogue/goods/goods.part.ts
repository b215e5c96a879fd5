import { actions } from '../../core/host/actions'
import type { Host } from '../../core/host/host'
import { siteShut } from '../../core/api/site-shut'
import type { ResourceState } from '../../core/store/resource'
import { make } from '../../ui/make'
import { SmallPart, smallSheets } from '../../ui/small'
import type { Goods } from './goods.contract'
import { goodsKey, goodsOf } from './goods-batch.store'
import sheet from './goods-part.css?sheet'
import { goodsMessages } from './goods.messages'

export const goodsSheets = [...smallSheets, sheet]

/** Base class of price, stock and add-to-cart: loads one product by id and renders its states. */
export class GoodsPart extends SmallPart {
  protected override readonly sheets: CSSStyleSheet[] = goodsSheets

  declare goodsId: string
  declare skuCode: string
  /** Product data from a list, which makes a request unnecessary. */
  declare goods: Goods | undefined

  protected logIn(host: Host) {
    actions.openLogin?.(host.scope)
  }

  /** Renders the product. */
  protected drawGoods(_host: Host, _goods: Goods): Node | undefined {
    return undefined
  }

  /** Renders a placeholder until the product is loaded. */
  protected waiting() {
    return make('span', { part: 'waiting', 'aria-busy': 'true' }, '\u00a0')
  }

  protected override draw(host: Host) {
    if (this.goods) return this.drawGoods(host, this.goods)
    const key = goodsKey(this)
    if (!key) return void import('./no-goods').then(({ complainOfNoGoods }) => complainOfNoGoods(this))
    const state = this.use(goodsOf(host.scope).one(key))
    return state.value
      ? this.drawGoods(host, state.value)
      : this.drawWithout(host, state, goodsOf(host.scope).reload)
  }

  /** Renders a state without a value: waiting, unknown goods, or a failure with a retry. */
  protected drawWithout(host: Host, state: ResourceState<unknown>, again: () => void) {
    // A server may have rendered it.
    if (state.status === 'loading')
      return (this.host && this.root.querySelector('.trade-drawn')) || this.waiting()
    const say = this.say(host, goodsMessages)
    if (state.status === 'ready')
      return make('span', { class: 'goods-part-problem', part: 'empty' }, say('gone'))
    return make(
      'span',
      { class: 'goods-part-problem', role: 'alert' },
      `${state.error.code === siteShut ? state.error.title : say('failed')} `,
      make('button', { click: again }, say('retry')),
    )
  }
}
