import { css, html } from 'lit'
import type { Host } from '../../core/host'
import type { Say } from '../../core/messages'
import type { Goods } from './goods.contract'
import { goodsMessages } from './goods.messages'
import { GoodsPart } from './goods-part.lit'
import { stockOf, type Stock } from './stock-state'

/** Dot and word: never the colour alone. */
export function stockView(goods: Stock, say: Say<keyof typeof goodsMessages.texts>) {
  const state = stockOf(goods)
  return html`<span class="stock ${state}"><i class="dot"></i>${say(state)}</span>`
}

export const stockStyles = css`
  @layer trade {
    .stock {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      font-size: 12px;
      vertical-align: top;
      white-space: nowrap;
    }
    .dot {
      width: 6px;
      height: 6px;
      border-radius: 50%;
      background: currentColor;
    }
    .adequate {
      color: var(--trade-success);
    }
    .tight {
      color: var(--trade-warn);
    }
    .out {
      color: var(--trade-ink-3);
    }
    .adequate .dot {
      background: var(--trade-success-mark);
    }
    .tight .dot {
      background: var(--trade-warn-mark);
    }
    .out .dot {
      background: none;
      border: 1.5px solid currentColor;
    }
  }
`

/** The stock state of a product inside a sentence. */
export class StockPart extends GoodsPart {
  static override styles = [...GoodsPart.styles, stockStyles]

  protected override drawGoods(host: Host, goods: Goods) {
    return stockView(goods, this.say(host, goodsMessages))
  }
}
