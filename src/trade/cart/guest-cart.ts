import * as z from 'zod/mini'
import { randomKey } from '../../core/random-key'

const largest = 99_999
const most = 1000

export type GuestLine = { skuId: string; goodsId?: string | undefined; quantity: number }
/** The key stands for exactly these lines: sending them twice must not double them. */
export type GuestCart = { key: string; lines: GuestLine[] }

export const emptyGuestCart: GuestCart = { key: '', lines: [] }

const line = z.object({
  skuId: z.string().check(z.minLength(1), z.maxLength(64)),
  goodsId: z.optional(z.string().check(z.maxLength(64))),
  quantity: z.int().check(z.minimum(1), z.maximum(largest)),
})

const kept = z.object({ key: z.string(), lines: z.array(z.unknown()) })

/** Reads what the browser kept: bad lines are dropped, good ones stay, a SKU stands once. */
export const guestCartShape = z.pipe(
  kept,
  z.transform(({ key, lines }): GuestCart => {
    const good = lines.flatMap((candidate) => {
      const read = line.safeParse(candidate)
      return read.success ? [read.data] : []
    })
    return { key, lines: joined([], good) }
  }),
)

/** Adds lines to lines: quantities of a SKU add up to at most 99,999. */
function joined(lines: GuestLine[], more: GuestLine[]): GuestLine[] {
  const bySku = new Map(lines.map((each) => [each.skuId, each]))
  for (const each of more) {
    const before = bySku.get(each.skuId)?.quantity ?? 0
    bySku.set(each.skuId, { ...each, quantity: Math.min(largest, before + each.quantity) })
  }
  return [...bySku.values()].slice(0, most)
}

export const withLines = (cart: GuestCart, more: GuestLine[]): GuestCart => ({
  key: randomKey(),
  lines: joined(cart.lines, more),
})

/** The visitor's count: the sum of the quantities. */
export const countOf = ({ lines }: GuestCart) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
