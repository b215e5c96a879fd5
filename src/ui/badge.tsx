import { classNames } from './class-names'

type BadgeProps = {
  count: number
  /** 20 instead of 16 px, for the header. */
  large?: boolean
  /** What is counted, for screen readers: 购物车 445 件. Default: the number alone. */
  label?: string
}

/** A count beside its word: nothing for 0, and 999+ above 999. */
export function Badge({ count, large = false, label }: BadgeProps) {
  if (count <= 0) return null
  const shown = count > 999 ? '999+' : String(count)
  return (
    <span className={classNames('badge', large && 'badge-large')}>
      <span aria-hidden={label ? true : undefined}>{shown}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
