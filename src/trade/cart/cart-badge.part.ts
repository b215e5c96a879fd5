import type { Host } from '../../core/host/host'
import { countShown } from '../../ui/count-shown'
import { make, makeSvg } from '../../ui/make'
import action from '../../ui/small-action.css?sheet'
import { SmallPart, smallSheets } from '../../ui/small'
import sheet from './cart-badge.css?sheet'
import { cartMessages } from './cart.messages'
import { cartOf } from './cart.store'

const trolley = () =>
  makeSvg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('path', { d: 'M3 4h2.5l2.2 11h10.2l2.1-8H6.5' }),
    makeSvg('circle', { cx: '9', cy: '19.5', r: '1.3' }),
    makeSvg('circle', { cx: '17', cy: '19.5', r: '1.3' }),
  )

const sheets = [...smallSheets, action, sheet]

/** Cart button with the number of pieces in the cart. */
export class CartBadgePart extends SmallPart {
  protected override readonly sheets = sheets

  declare label: string | undefined
  #words = make('span')
  #number = make('span', { class: 'cart-badge-count', part: 'count' })
  #link = make('a', { class: 'small-action cart-badge' }, trolley(), this.#words)

  protected override draw(host: Host) {
    const say = this.say(host, cartMessages)
    const count = this.use(cartOf(host.scope).$count)
    this.use(host.scope.href.$map)
    this.#link.setAttribute('href', host.scope.href('cart'))
    this.#link.setAttribute('aria-label', say('count', { n: count }))
    this.#words.textContent = this.label ?? say('title')
    this.#number.textContent = countShown(count)
    if (count > 0) this.#link.append(this.#number)
    else this.#number.remove()
    return this.#link
  }
}
