import { useStore } from '@nanostores/react'
import { Checkbox } from '../../ui/forms/checkbox'
import type { LineStore } from './cart-lines.store'
import type { CartPageStore } from './cart-page.store'

type SelectManyProps = {
  cart: CartPageStore
  /** Of one shop; left out: all that can be ordered. */
  lines?: readonly LineStore[]
  /** Named in words beside it, or for screen readers alone. */
  label: string
  silent?: boolean
}

/** One checkbox for many lines; those that cannot be ordered do not count. */
export function SelectMany({ cart, lines, label, silent = false }: SelectManyProps) {
  const selection = useStore(cart.lines.$selection)
  const ids = lines ? lines.map(({ id }) => id).filter((id) => selection.has(id)) : [...selection.keys()]
  const chosen = ids.filter((id) => selection.get(id)).length
  const all = ids.length > 0 && chosen === ids.length
  return (
    <Checkbox
      checked={all}
      half={chosen > 0 && !all}
      disabled={ids.length === 0}
      aria-label={silent ? label : undefined}
      onChange={() => void (lines ? cart.select(ids, !all) : cart.selectAll(!all))}
    >
      {silent ? undefined : label}
    </Checkbox>
  )
}
