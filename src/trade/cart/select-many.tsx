import { useStore } from '@nanostores/react'
import { Checkbox } from '../../ui/forms/checkbox'
import type { LineStore } from './cart-lines.store'
import type { CartPageStore } from './cart-page.store'

type SelectManyProps = {
  cart: CartPageStore
  /** Lines of one shop. Default: all selectable lines. */
  lines?: readonly LineStore[]
  /** Visible text, or only for screen readers if `silent`. */
  label: string
  silent?: boolean
}

/** Checkbox for many lines. Lines that cannot be selected are ignored. */
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
