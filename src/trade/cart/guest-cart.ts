import * as z from 'zod/mini'
import { randomKey } from '../../core/api/random-key'
import { mostPieces, quantity } from '../../core/api/shapes'

const most = 1000
const mostBatches = 20

/**
 * Line of a guest or of a batch. Guest lines count in pieces. `orderUnitId` is the unit to order in, which can change
 * before the login. Lines added by a buyer can count in another unit, `goodsPriceUnit`.
 */
export type GuestLine = {
  skuId: string
  goodsId?: string | undefined
  quantity: number
  goodsPriceUnit?: string | undefined
  orderUnitId?: string | undefined
}
/** Lines with an idempotency key. The key prevents duplicates if the same lines are sent twice. */
type Keyed = { key: string; lines: GuestLine[] }
/**
 * Lines being sent to one buyer's cart, unchanged until the server responds. `sentAt` is the time of the first attempt in
 * milliseconds, absent before it.
 */
export type Batch = Keyed & { owner: string; sentAt?: number | undefined }
/** Guest lines, and batches being sent to a buyer's cart. */
export type GuestCart = Keyed & { sent: Batch[] }

export const emptyGuestCart: GuestCart = { key: '', lines: [], sent: [] }

const id = z.string().check(z.minLength(1), z.maxLength(64))
/** Optional id. An invalid value is dropped without rejecting the line. */
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
const storedShape = z.object({ ...keyed, sent: z.optional(z.array(z.unknown())) })

const goodOnes = <T>(shape: z.ZodMiniType<T>, candidates: unknown[]): T[] =>
  candidates.flatMap((candidate) => {
    const read = shape.safeParse(candidate)
    return read.success ? [read.data] : []
  })

/** Drops invalid lines and merges duplicates. Replaces a key that servers would reject. */
const readLines = ({ key, lines }: z.output<typeof batch> | z.output<typeof storedShape>): Keyed => ({
  key: lines.length === 0 || /^[!-~]{8,128}$/.test(key) ? key : randomKey(),
  lines: joined([], goodOnes(line, lines)),
})

/** Parses the stored guest cart. */
export const guestCartShape = z.pipe(
  storedShape,
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

/** Merges lines. Quantities of the same SKU and unit add up to at most 99,999. */
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

/** Adds a batch that was sent for a buyer and may have arrived. */
export const withBatch = (cart: GuestCart, sent: Batch): GuestCart => ({
  ...cart,
  sent: [...cart.sent, sent],
})

/** Assigns all guest lines to a buyer. Later logins by others do not receive them. */
export function claimed(cart: GuestCart, owner: string): GuestCart {
  const { key, lines, sent } = cart
  return lines.length > 0 ? { ...emptyGuestCart, sent: [...sent, { key, owner, lines }] } : cart
}

/** Marks a batch as being sent. */
export const withSending = (cart: GuestCart, key: string, now: number): GuestCart => ({
  ...cart,
  sent: cart.sent.map((each) => (each.key === key ? { ...each, sentAt: each.sentAt ?? now } : each)),
})

// Servers keep idempotency keys for a day. After that, the same lines would be added again.
const keyLives = 23 * 3_600_000

/** Returns whether the idempotency key may have expired. The absolute difference covers a clock that was set back. */
export const isForgotten = ({ sentAt }: Batch, now: number) =>
  sentAt !== undefined && Math.abs(now - sentAt) > keyLives

/** Removes a batch that the server has confirmed. */
export const withoutBatch = (cart: GuestCart, key: string): GuestCart => ({
  ...cart,
  sent: cart.sent.filter((each) => each.key !== key),
})

/** Matches batches of a buyer, and batches without an owner. */
const isOf =
  (buyer: string | undefined) =>
  ({ owner }: Batch) =>
    owner === '' || owner === buyer

export const batchesOf = ({ sent }: GuestCart, buyer: string | undefined) => sent.filter(isOf(buyer))

const pieces = (lines: GuestLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns the number of pieces waiting for a buyer's cart, or for a guest's. */
export const countOf = (cart: GuestCart, buyer: string | undefined = '') =>
  pieces([...cart.lines, ...batchesOf(cart, buyer).flatMap(({ lines }) => lines)])
