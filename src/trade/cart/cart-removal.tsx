import { useEffect, useState } from 'react'
import { Confirm } from '../../ui/overlays/confirm'
import { useHost, useSay, useScope } from '../../ui/host'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'

/** Lines to remove or move to favourites: one line, all selected lines, or all unavailable lines. */
export type Removal = { of: 'one' | 'chosen' | 'gone' | 'keepOne' | 'keepChosen'; ids: string[] }
export type AskRemoval = (removal: Removal) => void

type CartRemovalProps = { cart: CartPageStore; removal: Removal; onClose: () => void }

/** Confirmation before lines are removed. It names a single product or the number of lines. */
export default function CartRemoval({ cart, removal, onClose }: CartRemovalProps) {
  const say = useSay(cartPageMessages)
  const { toasts } = useScope()
  const { root } = useHost()
  // Captured before the removal, because one row contains the pressed button.
  const [rows] = useState(() => [...root.querySelectorAll('[part=row]')])
  const [position] = useState(() => rows.findIndex((row) => row.contains(root.activeElement)))
  const { of, ids } = removal
  const n = ids.length
  const keeps = of === 'keepOne' || of === 'keepChosen'
  const titles = {
    one: say('removeOne'),
    chosen: say('removeMany', { n }),
    gone: say('clearMany', { n }),
    keepOne: say('keepOne'),
    keepChosen: say('keepMany', { n }),
  }
  const name = cart.lines.find(ids[0] ?? '')?.get().line.goodsName

  // The removal can unmount the pressed button. Keyboard focus then moves to the next row.
  useEffect(
    () => () => {
      if (root.activeElement) return
      const near = [...rows.slice(position + 1), ...rows.slice(0, Math.max(0, position)).toReversed()]
      const next =
        near.find((row) => row.isConnected)?.querySelector<HTMLElement>('.cart-remove') ??
        root.querySelector<HTMLElement>('.cart, .cart-mini-title')
      next?.focus()
    },
    [root, rows, position],
  )

  async function remove() {
    const done = await (keeps ? cart.keep(ids) : cart.remove(ids))
    if (done) toasts.brief('success', say(keeps ? 'kept' : 'removed'))
    onClose()
  }

  return (
    <Confirm
      title={titles[of]}
      text={keeps ? say('keepText') : of === 'one' ? name : say('removeText')}
      action={say(keeps ? 'keep' : of === 'gone' ? 'clear' : 'remove')}
      danger={!keeps}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}
