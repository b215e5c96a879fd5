import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActedThere } from '../../site/brand-site/acted-there'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import type { EnquiryDetail, EnquiryRow } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { actionsOf } from './enquiry-machine'
import type { EnquirySteps } from './enquiry-steps.store'

type EnquiryActionsProps = {
  enquiry: EnquiryRow | EnquiryDetail
  steps: EnquirySteps
  /** True if the actions are in the list, where they link to the comparison page. */
  inList?: boolean
}

/** Buttons for the buyer's available actions. Answers are accepted in the comparison table. */
export function EnquiryActions({ enquiry, steps, inList = false }: EnquiryActionsProps) {
  const say = useSay(enquiryMessages)
  const href = useHref()
  const busy = useStore(steps.$busy).size > 0
  const [closing, setClosing] = useState(false)
  const { id } = enquiry
  const offerId = 'offerId' in enquiry ? enquiry.offerId : undefined
  const has = (name: string) => actionsOf(enquiry).includes(name)
  const look = { size: inList ? ('small' as const) : ('medium' as const) }
  const waits = has('award') || has('order') || has('toCart')
  return (
    <>
      <ActedThere site={enquiry.site} />
      {inList && (
        <LinkButton
          {...look}
          variant={waits ? 'waking' : 'secondary'}
          href={href('enquiry', { enquiryId: id })}
        >
          {has('award') ? say('compare') : say('details')}
        </LinkButton>
      )}
      {offerId && has('order') && (
        <Button
          {...look}
          variant={inList ? 'waking' : 'primary'}
          onClick={({ currentTarget }) => steps.order(offerId, currentTarget)}
        >
          {say('order')}
        </Button>
      )}
      {!inList && has('toCart') && (
        <Button {...look} icon="cart" loading={busy} onClick={() => void steps.toCart(id)}>
          {say('toCart')}
        </Button>
      )}
      {has('close') && (
        <Button {...look} onClick={() => setClosing(true)}>
          {say('close')}
        </Button>
      )}
      {closing && (
        <Confirm
          title={say('closeAsk')}
          text={say('closeText')}
          action={say('close')}
          danger
          onConfirm={() => steps.close(id).then((ok) => ok && setClosing(false))}
          onCancel={() => setClosing(false)}
        />
      )}
    </>
  )
}
