import { toDecimal } from '../../../../src/core/money'
import { pick } from '../../../../src/core/messages'
import * as cart from '../../../../src/trade/cart/cart.contract'
import { refuse } from '../../core/refusal'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { addLines } from './add-lines'
import { buyerOf } from './buyer'
import { countOf } from './cart-count'
import { summaryOf } from './cart-summary'
import { deleteLines, selectLines, setQuantity, setRequirement } from './change-lines'
import { describeLines, type DescribedLine, type Shop, type WireLine } from './describe-lines'
import { figuresOf, type LineFigures } from './line-figures'

const mostIds = 1_000

function wireSummary(lines: LineFigures[]) {
  const { amount, discount, payAmount, ...counts } = summaryOf(lines)
  return {
    ...counts,
    amount: toDecimal(amount),
    discount: toDecimal(discount),
    payAmount: toDecimal(payAmount),
  }
}

/** What a write answers: the totals, and the one line that it was about. */
async function changed(lines: LineFigures[], id?: string) {
  const [described] = await describeLines(lines.filter((line) => line.id === id))
  return { summary: wireSummary(lines), line: described?.line }
}

/** Lines by shop, in their order. */
function groupsOf(lines: DescribedLine[]) {
  const groups = new Map<Shop['id'], { shop: Shop; lines: WireLine[] }>()
  for (const { shop, line } of lines) {
    const group = groups.get(shop.id)
    if (group) group.lines.push(line)
    else groups.set(shop.id, { shop, lines: [line] })
  }
  return [...groups.values()]
}

/** Whether no quantity of it could be ordered. */
const isGone = ({ line: { invalidReason } }: DescribedLine) =>
  invalidReason === 'withdrawn' || invalidReason === 'soldOut'

function idsIn(joined: string): ReadonlySet<string> {
  const ids = new Set(joined.split(','))
  const wrong = ids.size > mostIds || [...ids].some((id) => id.length < 1 || id.length > 64)
  if (wrong) throw refuse(400, ['参数错误', 'Parameter error.'])
  return ids
}

export function routes(app: App) {
  serve(
    app,
    cart.addToCart,
    async ({ asked, who, language }) => {
      const skipped = await addLines(await buyerOf(who), asked.body)
      return {
        totalCount: await countOf(who.customerId),
        skipped: skipped.map(({ skuId, reason }) => ({ skuId, reason: pick(reason, language) })),
      }
    },
    { lines: true },
  )

  serve(app, cart.getCart, async ({ who }) => {
    const figures = await figuresOf(await buyerOf(who))
    const lines = await describeLines(figures)
    return {
      groups: groupsOf(lines.filter((line) => !isGone(line))),
      invalid: lines.filter(isGone).map(({ line }) => line),
      summary: wireSummary(figures),
    }
  })

  serve(app, cart.cartCount, async ({ who }) => ({ totalCount: await countOf(who.customerId) }))

  serve(app, cart.updateQuantity, async ({ asked, who }) => {
    const { id } = asked.path
    return changed(await setQuantity(await buyerOf(who), id, asked.body.quantity), id)
  })

  serve(app, cart.updateRequirement, async ({ asked, who }) => {
    const { id } = asked.path
    return changed(await setRequirement(await buyerOf(who), id, asked.body), id)
  })

  serve(app, cart.selectAll, async ({ asked, who }) =>
    changed(await selectLines(await buyerOf(who), asked.body.checked)),
  )

  serve(
    app,
    cart.selectLines,
    async ({ asked, who }) => {
      const { idList, checked } = asked.body
      const lines = await selectLines(await buyerOf(who), checked, new Set(idList))
      return changed(lines, idList.length === 1 ? idList[0] : undefined)
    },
    { lines: true },
  )

  serve(app, cart.deleteLines, async ({ asked, who }) =>
    changed(await deleteLines(await buyerOf(who), idsIn(asked.query.ids))),
  )
}
