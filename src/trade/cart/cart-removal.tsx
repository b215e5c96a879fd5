import { useEffect, useState } from 'react'
import { Confirm } from '../../ui/overlays/confirm'
import { useHost, useSay, useScope } from '../../ui/host'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'

/** What is to leave the cart: one line, those that are chosen, those that cannot be ordered any more; or is kept as a favourite. */
export type Removal = { of: 'one' | 'chosen' | 'gone' | 'keepOne' | 'keepChosen'; ids: string[] }
export type AskRemoval = (removal: Removal) => void

type CartRemovalProps = { cart: CartPageStore; removal: Removal; onClose: () => void }

/** Asks once before lines are removed; names the product of one and the number of many. */
export default function CartRemoval({ cart, removal, onClose }: CartRemovalProps) {
  const say = useSay(cartPageMessages)
  const { toasts } = useScope()
  const { root } = useHost()
  const [busy, setBusy] = useState(false)
  // As they stand when it is asked: the pressed button is in one of them.
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

  // The button that was pressed may be gone with its line: who goes by keyboard goes on from the next one.
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
    setBusy(true)
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
      loading={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
