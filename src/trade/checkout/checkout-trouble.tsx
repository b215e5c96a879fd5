import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

/** Warning that the order is not placed yet because it changed or its outcome is unknown. */
export function CheckoutTrouble({ checkout }: { checkout: CheckoutStore }) {
  const say = useSay(checkoutMessages)
  const trouble = useStore(checkout.$trouble)
  if (!trouble) return null
  return (
    <InlineBar
      tone="warn"
      actions={
        trouble === 'unknown' && (
          <Button size="small" onClick={() => void checkout.findOut()}>
            {say('askAgain')}
          </Button>
        )
      }
    >
      {say(trouble)}
    </InlineBar>
  )
}
