import { useState } from 'react'
import { ActedThere } from '../../site/brand-site/acted-there'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { afterSalesActions } from './after-sales-machine'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesSteps } from './after-sales-steps.store'
import type { AfterSalesDetail, AfterSalesRow } from './after-sales.contract'
import { ReapplyDialog } from './reapply-dialog'
import { ReturnDialog } from './return-dialog'
import { returnMethod } from './return-method'

/** Step names, most urgent first. */
const names = ['sendBack', 'confirm', 'reapply', 'withdraw'] as const
type Name = (typeof names)[number]

type AfterSalesActionsProps = { steps: AfterSalesSteps } & (
  | { afterSale: AfterSalesDetail; inList?: false }
  // `ReapplyDialog` needs the earlier application, which list rows lack.
  | { afterSale: AfterSalesRow; inList: true }
)

/** Buttons for the buyer's available steps. Without `actions` from the server they follow from the state machine. */
export function AfterSalesActions(props: AfterSalesActionsProps) {
  const { afterSale, steps, inList } = props
  const say = useSay(afterSalesMessages)
  const href = useHref()
  const [asking, ask] = useState<Name>()
  const { id } = afterSale
  const close = () => ask(undefined)
  const done = (ok: boolean) => ok && close()
  const open: string[] = afterSale.actions ?? afterSalesActions(afterSale, 'buyer')
  const shown = names.filter((name) => open.includes(name))
  const pickup = afterSale.returnMethod === returnMethod.code.doorPickup
  const look = { size: inList ? ('small' as const) : ('medium' as const) }
  const word = (name: Name) => say(name === 'sendBack' && pickup ? 'bookPickup' : name)

  return (
    <>
      <ActedThere site={afterSale.site} />
      {shown.map((name) =>
        inList && name === 'reapply' ? (
          <LinkButton key={name} {...look} variant="waking" href={href('afterSale', { afterSaleId: id })}>
            {say('details')}
          </LinkButton>
        ) : (
          <Button
            key={name}
            {...look}
            variant={name === 'withdraw' ? 'secondary' : 'primary'}
            onClick={() => ask(name)}
          >
            {word(name)}
          </Button>
        ),
      )}
      {asking === 'sendBack' && (
        <ReturnDialog
          pickup={pickup}
          onClose={close}
          onSend={(body) => steps.sendBack(id, body).then(close)}
        />
      )}
      {asking === 'reapply' && !inList && (
        <ReapplyDialog
          afterSale={afterSale}
          onClose={close}
          onSend={(body) => steps.reapply(id, body).then(close)}
        />
      )}
      {asking === 'confirm' && (
        <Confirm
          title={say('confirmAsk')}
          text={say('confirmText')}
          action={say('confirm')}
          onConfirm={() => steps.confirm(id).then(done)}
          onCancel={close}
        />
      )}
      {asking === 'withdraw' && (
        <Confirm
          title={say('withdrawAsk')}
          text={say('withdrawText')}
          action={say('withdraw')}
          danger
          onConfirm={() => steps.withdraw(id).then(done)}
          onCancel={close}
        />
      )}
    </>
  )
}
