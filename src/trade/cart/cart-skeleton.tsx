import { Skeleton } from '../../ui/pages/skeleton'

const fewest = 2
/** Number of lines that fill a screen, so that the content after the cart stays below it. */
const most = 16
const unknown = 10

/**
 * Skeleton with the size of a cart with one shop.
 * @param lines number of lines that are expected; negative: unknown
 */
export const CartSkeleton = ({ lines }: { lines: number }) => (
  <>
    <div className="cart-card" aria-hidden="true">
      <div className="cart-row cart-head text-meta ink-2" />
      <div className="cart-shop">
        <span className="cart-shop-cell row wrap gap-12 row-gap-4">
          <Skeleton width={16} height={16} />
          <Skeleton width={96} />
        </span>
      </div>
      {Array.from({ length: Math.min(most, Math.max(fewest, lines < 0 ? unknown : lines)) }, (_, at) => (
        <div key={at} className="cart-row cart-row-waits">
          <span className="cart-check" />
          <span className="cart-goods">
            <Skeleton width={64} height={64} />
            <span className="grow shrink">
              <Skeleton width={`${60 + ((at * 7) % 20)}%`} height={13} />
            </span>
          </span>
          <span className="cart-spec">
            <Skeleton width={72} />
          </span>
          <span className="cart-price">
            <Skeleton width={56} />
          </span>
          <span className="cart-quantity">
            <Skeleton width={108} height={28} />
          </span>
          <span className="cart-amount">
            <Skeleton width={72} />
          </span>
          <span className="cart-actions" />
        </div>
      ))}
    </div>
    <div className="cart-bar row wrap gap-20 row-gap-4 text-dense" aria-hidden="true" />
  </>
)
