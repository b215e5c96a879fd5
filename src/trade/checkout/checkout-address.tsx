import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { Address } from '../../account/addresses/addresses.contract'
import { addressMessages } from '../../account/addresses/addresses.messages'
import type { AddressesStore } from '../../account/addresses/addresses.store'
import { DefaultTag } from '../../account/kept/default-tag'
import { maskPhone } from '../../account/addresses/mask-phone'
import { Button } from '../../ui/button'
import { ChoiceCard } from '../../ui/forms/choice-card'
import { Failed } from '../../ui/pages/failed'
import { useHref, useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { Skeleton } from '../../ui/pages/skeleton'
import { CheckoutSection } from './checkout-section'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

const AddressDialog = later(async () => ({
  default: (await import('../../account/addresses/address-dialog')).AddressDialog,
}))

type CheckoutAddressProps = { draft: Draft; checkout: CheckoutStore; addresses: AddressesStore }

const inRow = 3

/** Returns the first row of addresses, including the chosen one. */
function firstRow(all: readonly Address[], chosen: string | undefined) {
  const first = all.slice(0, inRow)
  const found = all.find(({ id }) => id === chosen)
  return found && !first.includes(found) ? [...first.slice(0, -1), found] : first
}

/** Delivery address: one of the company's addresses or a new one. */
export function CheckoutAddress({ draft, checkout, addresses }: CheckoutAddressProps) {
  const say = useSay(checkoutMessages)
  const sayOf = useSay(addressMessages)
  const href = useHref()
  const [adding, setAdding] = useState(false)
  const [all, setAll] = useState(false)
  const state = useStore(addresses.items.$state)
  const list = state.value ?? []
  const shown = all ? list : firstRow(list, draft.addressId)
  return (
    <CheckoutSection
      title={say('address')}
      field="address"
      note={
        <span className="inline-row gap-12 stretch">
          <button type="button" className="link" part="action" onClick={() => setAdding(true)}>
            {sayOf('add')}
          </button>
          <a className="link" part="action" href={href('addresses')}>
            {say('manageAddresses')}
          </a>
        </span>
      }
      actions={
        list.length > inRow && (
          <button
            type="button"
            className="link"
            part="action"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? say('fewerAddresses') : say('allAddresses', { n: list.length })}
          </button>
        )
      }
    >
      {state.value === undefined && state.status === 'failed' ? (
        <Failed error={state.error} what={say('address')} onRetry={() => void addresses.items.reload()} />
      ) : state.value === undefined ? (
        <Skeleton height={draft.addressId ? 90 : 28} />
      ) : list.length === 0 ? (
        <p className="text-dense ink-3">
          {say('noAddress')}{' '}
          <Button size="small" onClick={() => setAdding(true)}>
            {sayOf('add')}
          </Button>
        </p>
      ) : (
        <AddressCards
          list={shown}
          chosen={draft.addressId}
          onChoose={(addressId) => checkout.change({ addressId })}
        />
      )}
      {adding && (
        <AddressDialog
          store={addresses}
          onClose={() => setAdding(false)}
          onSaved={(addressId) => {
            setAdding(false)
            checkout.change({ addressId })
          }}
        />
      )}
    </CheckoutSection>
  )
}

type AddressCardsProps = {
  list: readonly Address[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

function AddressCards({ list, chosen, onChoose }: AddressCardsProps) {
  const say = useSay(checkoutMessages)
  const name = useId()
  const [wanted, setWanted] = useState(chosen)
  const [seen, setSeen] = useState(chosen)
  // A changed value from the server overrides the optimistic choice.
  if (seen !== chosen) {
    setSeen(chosen)
    setWanted(chosen)
  }
  return (
    <div className="checkout-addresses" role="radiogroup" aria-label={say('address')}>
      {list.map((address) => {
        const { id, consignee, phone, regionName, detail } = address
        return (
          <ChoiceCard
            key={id}
            end
            name={name}
            checked={id === wanted}
            onChange={() => {
              setWanted(id)
              onChoose(id)
            }}
          >
            <span className="row wrap gap-8 row-gap-0">
              <b>{consignee}</b>
              <span className="ink-2">{maskPhone(phone)}</span>
              <DefaultTag of={address} />
            </span>
            <span className="above-4 block text-dense ink-2 anywhere">
              {regionName} {detail}
            </span>
          </ChoiceCard>
        )
      })}
    </div>
  )
}
