import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { openAddresses, type AddressesStore } from '../../account/addresses/addresses.store'
import { RegionPicker } from '../../account/addresses/region-picker'
import { sessionOf } from '../../session/sign-in/session.store'
import { ChoiceCard } from '../../ui/forms/choice-card'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { deliveryMessages } from './delivery.messages'
import { deliveryOf, type DeliverTo } from './delivery.store'

type Choosing = { addresses: AddressesStore; to: DeliverTo; onChoose: (to: DeliverTo) => void }

/** Dialog for the destination of arrival dates: an address of the company, or any region. */
export default function DeliverToDialog({ onClose }: { onClose: () => void }) {
  const scope = useScope()
  const say = useSay(deliveryMessages)
  const addresses = useOpened(() => openAddresses(scope))
  const { $to, deliverTo } = deliveryOf(scope)
  const to = useStore($to)
  const isMember = useStore(sessionOf(scope).$session).state === 'member'
  const id = useId()
  function choose(wanted: DeliverTo) {
    deliverTo(wanted)
    onClose()
  }
  return (
    <Dialog title={say('choose')} width={600} onClose={onClose}>
      <div className="stack gap-12">
        {isMember && <OwnAddresses addresses={addresses} to={to} onChoose={choose} />}
        <p id={id}>{say(isMember ? 'otherRegion' : 'region')}</p>
        <div role="group" aria-labelledby={id}>
          <RegionPicker
            store={addresses}
            drawn={{
              id: `${id}-region`,
              name: 'regionCode',
              label: say('region'),
              value: to.regionCode ?? '',
              change: (code) => typeof code === 'string' && code && choose({ regionCode: code }),
              error: undefined,
              required: false,
              placeholder: undefined,
              describedBy: undefined,
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** Addresses of the company. The first one is the default destination. */
function OwnAddresses({ addresses, to, onChoose }: Choosing) {
  const say = useSay(deliveryMessages)
  const group = useId()
  const { value = [] } = useStore(addresses.items.$state)
  const chosen = to.regionCode ? undefined : (to.addressId ?? value[0]?.id)
  return (
    <div className="stack gap-12" role="radiogroup" aria-label={say('addresses')}>
      {value.map(({ id, consignee, regionName, detail }) => (
        <ChoiceCard
          key={id}
          name={group}
          value={id}
          checked={id === chosen}
          onChange={() => onChoose({ addressId: id })}
        >
          {regionName} {detail} {consignee}
        </ChoiceCard>
      ))}
    </div>
  )
}
