import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { cartTroubleMessages } from './cart-trouble.messages'
import type { CartPageStore } from './cart-page.store'

type CartTroubleProps = { cart: CartPageStore; onShow: (id: string) => void }

/** Bar with a button that leads to the next line with a rejected or unavailable quantity. */
export default function CartTrouble({ cart, onShow }: CartTroubleProps) {
  const say = useSay(cartTroubleMessages)
  const ids = useStore(cart.lines.$troubled)
  const [last, setLast] = useState('')
  if (ids.length === 0) return null

  function showNext() {
    const id = ids[(ids.indexOf(last) + 1) % ids.length] ?? ''
    setLast(id)
    onShow(id)
  }
  return (
    <div className="cart-trouble" role="status">
      <InlineBar
        tone="warn"
        actions={
          <Button size="small" onClick={showNext}>
            {say('next')}
          </Button>
        }
      >
        {say('lines', { n: ids.length })}
      </InlineBar>
    </div>
  )
}
