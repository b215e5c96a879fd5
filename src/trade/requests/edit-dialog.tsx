import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { openAddresses } from '../../account/addresses/addresses.store'
import { CostCentreInput } from '../../money/budgets/cost-centre-input'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { FormField } from '../../ui/forms/form-field'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { longestNumber } from '../checkout/text-limits'
import { requestEditForm } from './edit-form'
import { QuantityTable } from './quantity-table'
import type { RequestDetail, RequestSteps } from './request-detail.store'
import type { RequestLine } from './requests.contract'
import { requestMessages } from './requests.messages'

type EditDialogProps = { request: RequestDetail; steps: RequestSteps; onClose: () => void }
type Change = { quantity?: number; costCentre?: string }

/** Returns what a change alters of a line. */
function altered({ id, quantity, costCentre }: RequestLine, change: Change | undefined) {
  const count = change?.quantity ?? quantity
  const code = change?.costCentre ?? costCentre
  if (count === quantity && code === costCentre) return []
  return [
    {
      lineId: id,
      ...(count !== quantity && { quantity: count }),
      ...(code !== costCentre && { costCentre: code }),
    },
  ]
}

/** Dialog of a requester: changes a returned request and submits it again. */
export default function EditDialog({ request, steps, onClose }: EditDialogProps) {
  const say = useSay(requestMessages)
  const scope = useScope()
  const { items } = useOpened(() => openAddresses(scope))
  const { value: addresses = [] } = useStore(items.$state)
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map())
  const { lines, poNumber, remark, revision } = request
  const changed = lines.flatMap((line) => altered(line, changes.get(line.id)))
  const change = (id: string, next: Change) =>
    setChanges(new Map(changes).set(id, { ...changes.get(id), ...next }))
  const filling = useFilling(requestEditForm, {
    labels: 'above',
    start: { addressId: '', poNumber, remark },
    send: ({ addressId, ...rest }) =>
      steps
        .edit(revision, {
          ...rest,
          ...(addressId && { addressId: String(addressId) }),
          ...(changed.length > 0 && { lines: changed }),
        })
        .then((done) => done && onClose()),
  })
  return (
    <Dialog
      title={say('editTitle')}
      width={720}
      form={filling}
      dirty={filling.dirty || changed.length > 0}
      action={say('resubmit')}
      onClose={onClose}
    >
      <p className="below-12 ink-2">{say('editText')}</p>
      <QuantityTable
        lines={lines}
        column={{
          key: 'costCentre',
          head: say('costCentre'),
          width: 168,
          cell: ({ id, goodsName, costCentre }) => (
            <CostCentreInput
              size="small"
              known={false}
              maxLength={longestNumber}
              aria-label={`${goodsName} ${say('costCentre')}`}
              value={changes.get(id)?.costCentre ?? costCentre}
              onChange={(code) => change(id, { costCentre: code })}
            />
          ),
        }}
        quantityOf={({ id, quantity }) => changes.get(id)?.quantity ?? quantity}
        onChange={(id, quantity) => change(id, { quantity })}
      />
      <div className="stack gap-4 above-16">
        <Form of={filling}>
          <FormField
            of={filling}
            name="addressId"
            choices={addresses.map(({ id, consignee, regionName, detail }) => {
              const shown = `${consignee} ${regionName} ${detail}`
              return { value: id, text: [shown, shown] }
            })}
          />
          <FormField of={filling} name="poNumber" />
          <FormField of={filling} name="remark" />
        </Form>
      </div>
    </Dialog>
  )
}
