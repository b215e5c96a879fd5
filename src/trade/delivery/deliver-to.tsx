import { useState } from 'react'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { later } from '../../ui/later'
import { deliveryMessages } from './delivery.messages'

const DeliverToDialog = later(() => import('./deliver-to-dialog'))

/** Region of the arrival dates, which opens the choice of another one. */
export function DeliverTo({ region }: { region: string }) {
  const say = useSay(deliveryMessages)
  const [choosing, choose] = useState(false)
  return (
    <>
      <span className="delivery-label">{say('to')}</span>
      <button
        type="button"
        className="delivery-region inline-row gap-4 ink"
        part="action"
        aria-haspopup="dialog"
        aria-label={`${say('to')} ${region}`}
        onClick={() => choose(true)}
      >
        {region}
        <Icon name="chevronDown" size={12} />
      </button>
      {choosing && <DeliverToDialog onClose={() => choose(false)} />}
    </>
  )
}
