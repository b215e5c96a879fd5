import { Skeleton } from '../../ui/pages/skeleton'

/** Skeleton with the size of a cart with one shop. */
export const CartSkeleton = () => (
  <>
    <div className="cart-card" aria-hidden="true">
      <div className="cart-row cart-head" />
      <div className="cart-shop">
        <span className="cart-shop-cell">
          <Skeleton width={16} height={16} />
          <Skeleton width={96} />
        </span>
      </div>
      {[72, 60, 80, 66].map((width) => (
        <div key={width} className="cart-row cart-row-waits">
          <span className="cart-check" />
          <span className="cart-goods">
            <Skeleton width={64} height={64} />
            <span className="cart-words">
              <Skeleton width={`${width}%`} height={13} />
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
    <div className="cart-bar" aria-hidden="true" />
  </>
)
