import { css, html, nothing } from 'lit'
import type { Host } from '../../core/host'
import action from '../../ui/small-action.css?sheet'
import { SmallPart } from '../../ui/small'
import { cartMessages } from './cart.messages'
import { cartOf } from './cart.store'

const badgeText = (count: number) => (count > 999 ? '999+' : String(count))

/** Cart button with the number of pieces in it. */
export class CartBadgePart extends SmallPart {
  static override styles = [
    SmallPart.styles,
    action,
    css`
      @layer trade {
        .small-action {
          border-color: var(--trade-line-strong);
        }
        .small-action svg {
          width: 18px;
          height: 18px;
        }
        .count {
          min-width: 20px;
          padding: 0 6px;
          border-radius: 10px;
          background: var(--trade-brand-solid);
          color: var(--trade-on-brand);
          font-size: 12px;
          font-weight: 600;
          line-height: 20px;
          text-align: center;
        }
      }
    `,
  ]

  declare label: string | undefined

  protected override draw(host: Host) {
    const say = this.say(host, cartMessages)
    const count = this.use(cartOf(host.scope).$count)
    this.use(host.scope.href.$map)
    return html`<a
      class="small-action"
      href=${host.scope.href('cart')}
      aria-label=${say('count', { n: count })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 4h2.5l2.2 11h10.2l2.1-8H6.5" />
        <circle cx="9" cy="19.5" r="1.3" />
        <circle cx="17" cy="19.5" r="1.3" />
      </svg>
      <span>${this.label ?? say('title')}</span>
      ${count > 0 ? html`<span class="count" part="count">${badgeText(count)}</span>` : nothing}
    </a>`
  }
}
