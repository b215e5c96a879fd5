import * as z from 'zod/mini'
import { randomKey } from '../../core/random-key'
import { mostPieces, quantity } from '../../core/shapes'

const most = 1000
const mostBatches = 20

/**
 * A visitor's own lines are counted in pieces, and only name the unit that they are to be ordered in (`orderUnitId`),
 * which may be another one by the login; what a buyer adds may be counted in another unit (`goodsPriceUnit`).
 */
export type GuestLine = {
  skuId: string
  goodsId?: string | undefined
  quantity: number
  goodsPriceUnit?: string | undefined
  orderUnitId?: string | undefined
}
/** The key stands for exactly these lines: sending them twice must not double them. */
type Keyed = { key: string; lines: GuestLine[] }
/**
 * Lines on their way: they stay as they are until the server has answered, and go to this buyer alone. `sentAt`: when
 * they were first sent, in milliseconds; absent: not yet.
 */
export type Batch = Keyed & { owner: string; sentAt?: number | undefined }
/** What a visitor has put aside, and what is on its way into a buyer's cart. */
export type GuestCart = Keyed & { sent: Batch[] }

export const emptyGuestCart: GuestCart = { key: '', lines: [], sent: [] }

const id = z.string().check(z.minLength(1), z.maxLength(64))
/** What a line can do without. */
const dispensable = z.catch(z.optional(id), undefined)
const line = z.object({
  skuId: id,
  goodsId: dispensable,
  quantity,
  goodsPriceUnit: dispensable,
  orderUnitId: dispensable,
})

const keyed = { key: z.string(), lines: z.array(z.unknown()) }
const batch = z.object({ ...keyed, owner: z.string(), sentAt: z.optional(z.int()) })
const kept = z.object({ ...keyed, sent: z.optional(z.array(z.unknown())) })

const goodOnes = <T>(shape: z.ZodMiniType<T>, candidates: unknown[]): T[] =>
  candidates.flatMap((candidate) => {
    const read = shape.safeParse(candidate)
    return read.success ? [read.data] : []
  })

/** Bad lines are dropped, good ones stay, a SKU stands once. No server reads a key that is none. */
const readLines = ({ key, lines }: z.output<typeof batch> | z.output<typeof kept>): Keyed => ({
  key: lines.length === 0 || /^[!-~]{8,128}$/.test(key) ? key : randomKey(),
  lines: joined([], goodOnes(line, lines)),
})

/** Reads what the browser kept. */
export const guestCartShape = z.pipe(
  kept,
  z.transform((cart): GuestCart => ({
    ...readLines(cart),
    sent: goodOnes(batch, cart.sent ?? [])
      .slice(-mostBatches)
      .map((each) => ({
        ...readLines(each),
        owner: each.owner,
        sentAt: each.sentAt,
      })),
  })),
)

/** Adds lines to lines: quantities of a SKU in one unit add up to at most 99,999. */
function joined(lines: GuestLine[], more: GuestLine[]): GuestLine[] {
  const keyOf = ({ skuId, goodsPriceUnit = '' }: GuestLine) => `${skuId} ${goodsPriceUnit}`
  const byKey = new Map(lines.map((each) => [keyOf(each), each]))
  for (const each of more) {
    const before = byKey.get(keyOf(each))?.quantity ?? 0
    byKey.set(keyOf(each), { ...each, quantity: Math.min(mostPieces, before + each.quantity) })
  }
  return [...byKey.values()].slice(0, most)
}

export const withLines = (cart: GuestCart, more: GuestLine[]): GuestCart => ({
  ...cart,
  key: randomKey(),
  lines: joined(cart.lines, more),
})

/** Lines that were sent for a buyer, and perhaps arrived. */
export const withBatch = (cart: GuestCart, sent: Batch): GuestCart => ({
  ...cart,
  sent: [...cart.sent, sent],
})

/** The visitor turns out to be this buyer: what was put aside sets out for that cart, and for no other any more. */
export function claimed(cart: GuestCart, owner: string): GuestCart {
  const { key, lines, sent } = cart
  return lines.length > 0 ? { ...emptyGuestCart, sent: [...sent, { key, owner, lines }] } : cart
}

/** Marks lines that are being sent, and perhaps arrive. */
export const withSending = (cart: GuestCart, key: string, now: number): GuestCart => ({
  ...cart,
  sent: cart.sent.map((each) => (each.key === key ? { ...each, sentAt: each.sentAt ?? now } : each)),
})

// Servers keep keys for a day: after that the same lines would be put into the cart once more.
const keyLives = 23 * 3_600_000

/** Whether the server would not know any more that these lines have come. A clock may have gone back as well. */
export const isForgotten = ({ sentAt }: Batch, now: number) =>
  sentAt !== undefined && Math.abs(now - sentAt) > keyLives

/** The server has it. */
export const withoutBatch = (cart: GuestCart, key: string): GuestCart => ({
  ...cart,
  sent: cart.sent.filter((each) => each.key !== key),
})

/** Whether somebody may see these lines: their owner, or anybody while that is not known. */
const isOf =
  (buyer: string | undefined) =>
  ({ owner }: Batch) =>
    owner === '' || owner === buyer

export const batchesOf = ({ sent }: GuestCart, buyer: string | undefined) => sent.filter(isOf(buyer))

const pieces = (lines: GuestLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The sum of the quantities that wait for somebody's cart; a visitor is nobody yet. */
export const countOf = (cart: GuestCart, buyer: string | undefined = '') =>
  pieces([...cart.lines, ...batchesOf(cart, buyer).flatMap(({ lines }) => lines)])
