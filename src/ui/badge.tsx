import { classNames } from './class-names'
import { countShown } from './count-shown'

type BadgeProps = {
  count: number
  /** 20 instead of 16 px, for the header. */
  large?: boolean
  /** What is counted, for screen readers: 购物车 445 件. Default: the number alone. */
  label?: string
  /** Of what: it stands in the page for 0, too, because it is written before React is there (elements/first-add.ts). */
  of?: 'cart'
}

/** A count beside its word: nothing for 0, and 999+ above 999. */
export function Badge({ count, large = false, label, of }: BadgeProps) {
  if (count <= 0 && !of) return null
  return (
    <span className={classNames('badge', large && 'badge-large')} data-count={of} hidden={count <= 0}>
      <span aria-hidden={label ? true : undefined}>{countShown(count)}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
