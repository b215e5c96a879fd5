import { classNames } from './class-names'
import { countShown } from './count-shown'

type BadgeProps = {
  count: number
  /** 20 instead of 16 px, for the header. */
  large?: boolean
  /** Accessible label: 购物车 445 件. Default: the number. */
  label?: string
  /** Kind of the count. It is rendered for 0 too, because it is updated before React is loaded (elements/first-add.ts). */
  of?: 'cart'
}

/** A count beside a label. Hidden for 0, 999+ above 999. */
export function Badge({ count, large = false, label, of }: BadgeProps) {
  if (count <= 0 && !of) return null
  return (
    <span className={classNames('badge', large && 'badge-large')} data-count={of} hidden={count <= 0}>
      <span aria-hidden={label ? true : undefined}>{countShown(count)}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
