import { sum, eq } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import { pick } from '../../../../src/core/messages'
import * as cart from '../../../../src/trade/cart/cart.contract'
import { db } from '../../core/db'
import { refuse } from '../../core/refusal'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { addLines } from './add-lines'
import { buyerOf } from './buyer'
import { linesOf, wireLine, type CurrentLine, type Shop } from './cart-lines'
import { summaryOf } from './cart-summary'
import { cartLine } from './cart.table'
import { deleteLines, selectLines, setQuantity } from './change-lines'

const mostIds = 1_000

function wireSummary(lines: CurrentLine[]) {
  const { amount, discount, payAmount, ...counts } = summaryOf(lines)
  return {
    ...counts,
    amount: toDecimal(amount),
    discount: toDecimal(discount),
    payAmount: toDecimal(payAmount),
  }
}

/** What a write answers: the totals, and the one line that it was about. */
function changed(lines: CurrentLine[], id?: string) {
  const line = lines.find((one) => one.id === id)
  return { summary: wireSummary(lines), ...(line && { line: wireLine(line) }) }
}

/** Lines that may be ordered, or could be with a smaller quantity, by shop in the order of the lines. */
function groupsOf(lines: CurrentLine[]) {
  const groups = new Map<string, { shop: Shop; lines: ReturnType<typeof wireLine>[] }>()
  for (const line of lines) {
    const group = groups.get(line.shop.id) ?? { shop: line.shop, lines: [] }
    group.lines.push(wireLine(line))
    groups.set(line.shop.id, group)
  }
  return [...groups.values()]
}

const isGone = ({ invalidReason }: CurrentLine) =>
  invalidReason === 'withdrawn' || invalidReason === 'soldOut'

async function countOf(customerId: string): Promise<number> {
  const [row] = await db()
    .select({ total: sum(cartLine.quantity).mapWith(Number) })
    .from(cartLine)
    .where(eq(cartLine.customerId, customerId))
  return row?.total ?? 0
}

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
    const lines = await linesOf(await buyerOf(who))
    return {
      groups: groupsOf(lines.filter((line) => !isGone(line))),
      invalid: lines.filter(isGone).map(wireLine),
      summary: wireSummary(lines),
    }
  })

  serve(app, cart.cartCount, async ({ who }) => ({ totalCount: await countOf(who.customerId) }))

  serve(app, cart.updateQuantity, async ({ asked, who }) => {
    const { id } = asked.path
    return changed(await setQuantity(await buyerOf(who), id, asked.body.quantity), id)
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
