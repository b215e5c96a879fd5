import { useStore } from '@nanostores/react'
import { useId, useState, type ReactNode } from 'react'
import { Attachments } from '../../site/files/attachments'
import { yes } from '../../core/api/shapes'
import { isDay } from '../../core/form/form-patterns'
import { DateInput } from '../../ui/forms/date-input'
import { useSay, useScope } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { Select } from '../../ui/forms/select'
import { useLabel } from '../../ui/use-label'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'
import { deliveryWay } from './delivery-way'
import { longestNumber, longestRemark } from './text-limits'

/** Delivery method, delivery date, remark and attachments of the order. */
export function CheckoutDetails({ draft, checkout }: { draft: Draft; checkout: CheckoutStore }) {
  const say = useSay(checkoutMessages)
  const wayLabel = useLabel(deliveryWay)
  const { token } = useScope()
  const [way, setWay] = useState(draft.deliveryWay)
  const [remark, setRemark] = useState(draft.remark)
  const [poNumber, setPoNumber] = useState(draft.poNumber)
  const faults = useStore(checkout.$faults)
  const [date, setDate] = useState(draft.requireDate ?? '')
  const [files, setFiles] = useState<unknown>(draft.files)
  const id = useId()
  const ids = {
    way: `${id}-way`,
    remark: `${id}-remark`,
    po: `${id}-po`,
    date: `${id}-date`,
    files: `${id}-files`,
  }

  return (
    <section className="checkout-section checkout-details stack columns-2 gap-16">
      <Detail id={ids.way} label={say('delivery')}>
        <Select
          id={ids.way}
          value={way}
          options={deliveryWay.entries.map(({ code }) => ({
            value: code,
            label: wayLabel(code),
          }))}
          onChoose={(code) => {
            setWay(Number(code))
            checkout.change({ deliveryWay: Number(code) })
          }}
        />
      </Detail>
      <Detail id={ids.remark} label={say('remark')}>
        <Input
          id={ids.remark}
          maxLength={longestRemark}
          placeholder={say('remarkHint', { n: longestRemark })}
          value={remark}
          onChange={({ target }) => {
            setRemark(target.value)
            checkout.change({ remark: target.value }, true)
          }}
        />
      </Detail>
      <Detail
        id={ids.po}
        field="poNumber"
        label={say(draft.poNumberRequired === yes ? 'poNumberNeeded' : 'poNumber')}
      >
        <Input
          id={ids.po}
          maxLength={longestNumber}
          error={faults['poNumber']}
          value={poNumber}
          onChange={({ target }) => {
            setPoNumber(target.value)
            checkout.change({ poNumber: target.value }, true)
          }}
        />
      </Detail>
      <Detail id={ids.date} label={say('requireDate')}>
        <DateInput
          id={ids.date}
          value={date}
          onChange={(day) => {
            setDate(day)
            if (day === '' || isDay(day)) checkout.change({ requireDate: day || null }, true)
          }}
        />
      </Detail>
      <Detail id={ids.files} label={say('files')}>
        <Attachments
          drawn={{
            id: ids.files,
            name: 'files',
            label: say('files'),
            value: files,
            change(value) {
              setFiles(value)
              if (Array.isArray(value)) checkout.change({ files: value.map(String) })
            },
            error: undefined,
            required: false,
            placeholder: undefined,
            describedBy: undefined,
          }}
          mayUpload={() => token.$token.get() !== ''}
        />
      </Detail>
    </section>
  )
}

type DetailProps = {
  id: string
  label: string
  /** Name of the field in error messages. */
  field?: string
  children: ReactNode
}

const Detail = ({ id, label, field, children }: DetailProps) => (
  <div className="stack gap-4 top" data-field={field}>
    <label className="form-label text-dense" htmlFor={id}>
      {label}
    </label>
    {children}
  </div>
)
