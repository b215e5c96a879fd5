import { pick } from '../../../../src/core/language/messages'
import { cartPriceTrace } from '../../../../src/catalogue/goods/price-trace.contract'
import * as cart from '../../../../src/trade/cart/cart.contract'
import { requirementForm } from '../../../../src/trade/requirement/requirement-form'
import { refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { addLines } from './add-lines'
import { buyerOf, type Buyer } from './buyer'
import { countOf } from './cart-count'
import { keepChosen } from './chosen-coupons'
import { deleteLines, keepLines, selectLines, setQuantity, setRequirement } from './change-lines'
import { describeLines, type DescribedLine, type Shop, type WireLine } from './describe-lines'
import { figuresOf, type LineFigures } from './line-figures'
import { explainLine } from './line-trace'
import { checkRequirements } from './requirement'
import { wireSummary } from './wire-summary'
import { goneReason } from '../../../../src/trade/cart/gone-reason'

const { fields: words } = requirementForm
const mostIds = 1_000

/** Returns the totals and the changed line. */
async function changed(buyer: Buyer, lines: LineFigures[], id?: string) {
  const [described] = await describeLines(lines.filter((line) => line.id === id))
  return { summary: await wireSummary(buyer, lines), line: described?.line }
}

/** Groups lines by shop, keeping their order. */
function groupsOf(lines: DescribedLine[]) {
  const groups = new Map<Shop['id'], { shop: Shop; lines: WireLine[] }>()
  for (const { shop, line } of lines) {
    const group = groups.get(shop.id)
    if (group) group.lines.push(line)
    else groups.set(shop.id, { shop, lines: [line] })
  }
  return [...groups.values()]
}

/** Returns whether the line cannot be ordered in any quantity. */
const isGone = ({ line }: DescribedLine) => goneReason(line) !== undefined

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
      const { shopCarBizType, skuGoodsList } = asked.body
      if (shopCarBizType === 30) await checkRequirements(who.customerId, skuGoodsList)
      const skipped = await addLines(await buyerOf(who), asked.body)
      return {
        totalCount: await countOf(who),
        skipped: skipped.map(({ skuId, reason }) => ({ skuId, reason: pick(reason, language) })),
      }
    },
    { lines: true, words },
  )

  serve(app, cart.getCart, async ({ who }) => {
    const buyer = await buyerOf(who)
    const figures = await figuresOf(buyer)
    const lines = await describeLines(figures)
    return {
      groups: groupsOf(lines.filter((line) => !isGone(line))),
      invalid: lines.filter(isGone).map(({ line }) => line),
      summary: await wireSummary(buyer, figures),
    }
  })

  serve(app, cartPriceTrace, async ({ asked, who, log }) =>
    explainLine(await buyerOf(who), asked.path.id, log),
  )

  serve(app, cart.cartCount, async ({ who }) => ({ totalCount: await countOf(who) }))

  serve(app, cart.updateQuantity, async ({ asked, who }) => {
    const { id } = asked.path
    const buyer = await buyerOf(who)
    return changed(buyer, await setQuantity(buyer, id, asked.body), id)
  })

  serve(
    app,
    cart.updateRequirement,
    async ({ asked, who }) => {
      const { id } = asked.path
      const buyer = await buyerOf(who)
      return changed(buyer, await setRequirement(buyer, id, asked.body), id)
    },
    { words },
  )

  serve(app, cart.chooseCoupons, async ({ asked, who }) => {
    await keepChosen(who, asked.body.couponIds)
    const buyer = await buyerOf(who)
    return changed(buyer, await figuresOf(buyer))
  })

  serve(app, cart.selectAll, async ({ asked, who }) => {
    const buyer = await buyerOf(who)
    return changed(buyer, await selectLines(buyer, asked.body.checked))
  })

  serve(
    app,
    cart.selectLines,
    async ({ asked, who }) => {
      const { idList, checked } = asked.body
      const buyer = await buyerOf(who)
      const lines = await selectLines(buyer, checked, new Set(idList))
      return changed(buyer, lines, idList.length === 1 ? idList[0] : undefined)
    },
    { lines: true },
  )

  serve(
    app,
    cart.keepLines,
    async ({ asked, who }) => {
      const buyer = await buyerOf(who)
      return changed(buyer, await keepLines(buyer, new Set(asked.body.idList)))
    },
    { lines: true },
  )

  serve(app, cart.deleteLines, async ({ asked, who }) => {
    const buyer = await buyerOf(who)
    return changed(buyer, await deleteLines(buyer, idsIn(asked.query.ids)))
  })
}
