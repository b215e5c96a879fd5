import { css, html, nothing, type CSSResultGroup } from 'lit'
import { actions } from '../../core/actions'
import type { Host } from '../../core/host'
import { SmallPart } from '../../ui/small'
import type { Goods } from './goods.contract'
import { goodsOf } from './goods-batch.store'
import { goodsMessages } from './goods.messages'

/** What price, stock and add-to-cart have in common: one product, found by id, and its states. */
export class GoodsPart extends SmallPart {
  static override styles: CSSResultGroup[] = [
    SmallPart.styles,
    css`
      @layer trade {
        .waiting {
          display: inline-block;
          min-width: 4em;
          border-radius: 4px;
          background: var(--trade-surface-3);
        }
        .problem {
          color: var(--trade-ink-3);
          font-size: 12px;
        }
        .problem button {
          border: 0;
          padding: 0;
          background: none;
          color: var(--trade-brand-text);
          cursor: pointer;
          text-decoration: underline;
        }
      }
    `,
  ]

  declare goodsId: string
  /** Given by a list that has it already; nothing is asked then. */
  declare goods: Goods | undefined

  protected logIn(host: Host) {
    actions.openLogin?.(host.scope)
  }

  /** What is drawn of the product. */
  protected drawGoods(_host: Host, _goods: Goods): unknown {
    return nothing
  }

  protected override draw(host: Host) {
    if (this.goods) return this.drawGoods(host, this.goods)
    if (!this.goodsId) return nothing
    const $goods = goodsOf(host.scope).one(this.goodsId)
    const state = this.use($goods)
    const say = this.say(host, goodsMessages)
    if (state.value) return this.drawGoods(host, state.value)
    if (state.status === 'loading')
      return html`<span class="waiting" part="waiting" aria-busy="true">&nbsp;</span>`
    if (state.status === 'ready') return html`<span class="problem">${say('gone')}</span>`
    return html`<span class="problem" role="alert">
      ${say('failed')}
      <button @click=${() => goodsOf(host.scope).reload(this.goodsId)}>${say('retry')}</button>
    </span>`
  }
}
