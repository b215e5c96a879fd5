import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import type { ReadableAtom } from 'nanostores'
import type { BoughtAgain } from './order-steps.store'
import { orderMessages } from './orders.messages'
import sheet from './orders.css?sheet'

/** Result of adding the lines of a document to the cart again. */
export type NotAdded = Pick<BoughtAgain, 'added' | 'skipped'>

type BoughtAgainDialogProps = {
  steps: { $again: ReadableAtom<NotAdded | undefined>; forgetAgain: () => void }
}

/** Dialog with the lines that could not be added to the cart again, and the reasons. */
export function BoughtAgainDialog({ steps }: BoughtAgainDialogProps) {
  useSheet(sheet)
  const say = useSay(orderMessages)
  const href = useHref()
  const answer = useStore(steps.$again)
  if (!answer) return null
  const { added, skipped } = answer
  return (
    <Dialog
      title={say(added > 0 ? 'againTitle' : 'againNone')}
      width={560}
      onClose={steps.forgetAgain}
      actions={
        <>
          <Button onClick={steps.forgetAgain}>{say('close')}</Button>
          {added > 0 && (
            <LinkButton variant="primary" href={href('cart')}>
              {say('toCart')}
            </LinkButton>
          )}
        </>
      }
    >
      {added > 0 && <p className="order-said below-12 ink-2">{say('againText', { n: added })}</p>}
      <ul className="stack gap-8">
        {skipped.map(({ skuId, goodsName, skuCode, reason }) => (
          <li key={skuId} className="row gap-16 stretch between">
            <span>
              {goodsName} <span className="meta">{skuCode}</span>
            </span>
            <span className="order-why">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
