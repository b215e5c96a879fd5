import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { useSay } from '../../ui/host'
import { Select } from '../../ui/forms/select'
import type { ApplyInfo } from './after-sales-apply.contract'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesRequest } from './after-sales-request.store'
import { isRefund } from './after-sales-terms'
import { addressWords } from './parcel-facts'

/** Delivery address of an exchange. */
export function RequestAddress({ request, info }: { request: AfterSalesRequest; info: ApplyInfo }) {
  const say = useSay(afterSalesMessages)
  const id = useId()
  const type = useStore(request.$type)
  const chosen = useStore(request.$addressId)
  const { value = [] } = useStore(request.addresses.$state)
  if (type === undefined || isRefund(type)) return null
  const before = addressWords(info.address)
  const others = value.map(({ id: key, consignee, phone, regionName, detail }) => ({
    value: key,
    label: addressWords({ consignee, phone, regionName, detail }),
  }))
  return (
    <div className="form-field" data-field="address">
      <label className="form-label" htmlFor={id}>
        {say('address')}
      </label>
      <Select
        id={id}
        value={chosen}
        options={[
          ...(before ? [{ value: '', label: say('orderAddress', { text: before }) }] : []),
          ...others,
        ]}
        onChoose={(chosenId) => request.$addressId.set(chosenId)}
      />
    </div>
  )
}
