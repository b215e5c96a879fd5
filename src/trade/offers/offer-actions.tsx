import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatMoney } from '../../core/money'
import { ActedThere } from '../../site/brand-site/acted-there'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { AskAgainDialog } from './ask-again-dialog'
import { DeclineDialog } from './decline-dialog'
import { actionsOf } from './offer-machine'
import type { OfferSteps } from './offer-steps.store'
import type { OfferDetail, OfferRow } from './offers.contract'
import { offerMessages } from './offers.messages'

/** Action names, most urgent first. */
const names = ['order', 'accept', 'askAgain', 'decline', 'withdraw'] as const
type Name = (typeof names)[number]

type OfferActionsProps = {
  offer: OfferRow | OfferDetail
  steps: OfferSteps
  /** True if the actions are in the list, where they link to the page with the prices. */
  inList?: boolean
}

/** Buttons for the buyer's available actions. */
export function OfferActions({ offer, steps, inList = false }: OfferActionsProps) {
  const say = useSay(offerMessages)
  const href = useHref()
  const currency = useCurrency()
  const busy = useStore(steps.$busy).size > 0
  const [asking, ask] = useState<Name>()
  const { id, total = 0 } = offer
  const close = () => ask(undefined)
  const done = (ok: boolean) => ok && close()
  const open = names.filter((name) => actionsOf(offer).includes(name))
  const shown = inList ? open.filter((name) => name === 'order' || name === 'withdraw') : open
  const quoteNo = 'quotes' in offer ? (offer.quotes[0]?.no ?? 0) : 0
  const look = { size: inList ? ('small' as const) : ('medium' as const) }

  return (
    <>
      <ActedThere site={offer.site} />
      {inList && open.includes('accept') && (
        <LinkButton {...look} variant="waking" href={href('offer', { offerId: id })}>
          {say('details')}
        </LinkButton>
      )}
      {shown.map((name, at) => (
        <Button
          key={name}
          {...look}
          variant={at === 0 && name !== 'withdraw' ? (inList ? 'waking' : 'primary') : 'secondary'}
          onClick={({ currentTarget }) => (name === 'order' ? steps.order(id, currentTarget) : ask(name))}
        >
          {say(name)}
        </Button>
      ))}
      {asking === 'accept' && (
        <Confirm
          title={say('acceptAsk')}
          text={say('acceptText', { amount: formatMoney(total, currency) })}
          action={say('accept')}
          onConfirm={() => steps.accept(id, quoteNo).then(done)}
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
      {asking === 'decline' && (
        <DeclineDialog
          busy={busy}
          onClose={close}
          onDecline={(reason) => void steps.decline(id, reason).then(done)}
        />
      )}
      {asking === 'askAgain' && (
        <AskAgainDialog onClose={close} onAsk={(words) => steps.askAgain(id, words).then(done)} />
      )}
    </>
  )
}
