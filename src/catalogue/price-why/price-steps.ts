import type { Say } from '../../core/language/messages'
import { formatMoney, type CurrencyRule, type Minor } from '../../core/money'
import { make } from '../../ui/make'
import type { PriceTrace } from '../goods/price-trace.contract'
import type { ExplainedPrice } from './load-trace'
import type { priceStepsMessages } from './price-steps.messages'

type Speech = Say<keyof typeof priceStepsMessages>
type Step = PriceTrace['steps'][number]

/** Creates a row: name and details at the left, amount at the right. */
const row = (look: 'used' | 'unused' | 'paid', name: string, notes: string[], amount: string) =>
  make(
    'li',
    { class: `price-why-step price-why-step-${look}` },
    make('span', { class: 'price-why-step-name' }, name),
    make('span', { class: 'price-why-step-amount' }, amount),
    ...notes.filter(Boolean).map((note) => make('span', { class: 'price-why-step-note' }, note)),
  )

/**
 * Creates the nodes that explain a price: the rules in order, the reductions of the line and the next lower price. Without
 * React, because the small element shows them, too.
 */
export function priceStepNodes(
  { priceTrace, unitName: unit }: ExplainedPrice,
  say: Speech,
  currency: CurrencyRule,
): Node[] {
  if (!priceTrace) return [make('p', { class: 'price-why-none' }, say('none'))]
  const { steps, quantity, reductions, amount, next } = priceTrace
  const money = (minor: Minor) => formatMoney(minor, currency)
  const last = steps.findLast(({ used }) => used)
  const pieces = (n: number) => ({ n, unit })

  function stepRow(step: Step) {
    const { kind, price, used, reason, from, title = '', no, until } = step
    const about = [
      title,
      no ? say('no', { no }) : '',
      until ? say('until', { day: until }) : '',
      from && reason !== 'quantity' ? say('from', pieces(from)) : '',
    ]
    const details = about.filter(Boolean).join(' · ')
    if (step === last) return row('paid', say(kind), [details, say('paid')], money(price))
    if (used) return row('used', say(kind), [details], money(price))
    return row('unused', say(kind), [details, say(reason ?? 'notLower', pieces(from ?? 1))], money(price))
  }

  const sums = [
    row('used', say('subtotal', pieces(quantity)), [], money((last?.price ?? 0) * quantity)),
    ...reductions.map(({ kind, amount: cut }) => row('used', say(kind), [], money(-cut))),
    row('paid', say('total'), [], money(amount)),
  ]
  return [
    make('ol', { class: 'price-why-steps', 'aria-label': say('steps') }, ...steps.map(stepRow)),
    ...(reductions.length > 0 ? [make('ul', { class: 'price-why-steps' }, ...sums)] : []),
    ...(next
      ? [
          make(
            'p',
            { class: 'price-why-next' },
            say('next', {
              more: next.from - quantity,
              unit,
              price: money(next.price),
              saves: money(next.saves),
            }),
          ),
        ]
      : []),
  ]
}

/** Inserts the nodes. The box loses the height of its placeholder, so that it opens where the steps have room. */
export function showSteps(into: HTMLElement, nodes: Node[]) {
  into.replaceChildren(...nodes)
  into.parentElement?.style.removeProperty('max-height')
}
