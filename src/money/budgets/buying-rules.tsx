import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { PartFailed } from '../../ui/pages/part-failed'
import { buyingFields } from './buying-fields'
import { costCentreRule } from './cost-centre-rule'
import { costCentreMessages } from './cost-centres.messages'
import type { CostCentresStore } from './cost-centres.store'
import { poNumberRule } from './po-number-rule'

type Choices = { poNumber: number; costCentre: number; timeZone: string }

/** Form of the company's rules about PO numbers and cost centres. */
export function BuyingRules({ store }: { store: CostCentresStore }) {
  const say = useSay(costCentreMessages)
  const { value } = useStore(store.choices.$state)
  if (!value) return <PartFailed of={store.choices} what={say('rules')} />
  return (
    <Card title={say('rules')} className="above-16">
      <Rules key={JSON.stringify(value)} of={value} store={store} />
    </Card>
  )
}

const zonesOf = (own: string) => {
  // The list lacks UTC, and may have another name of the company's own zone.
  const all = new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...all].toSorted().map((zone) => ({ value: zone, text: [zone, zone] as const }))
}

function Rules({ of, store }: { of: Choices; store: CostCentresStore }) {
  const say = useSay(costCentreMessages)
  const filling = useFilling(buyingFields, {
    start: {
      poNumber: poNumberRule.find(of.poNumber)?.code ?? poNumberRule.code.free,
      costCentre: costCentreRule.find(of.costCentre)?.code ?? costCentreRule.code.free,
      timeZone: of.timeZone,
    },
    send: (values) => store.choose(values),
  })
  const [zones] = useState(() => zonesOf(of.timeZone))
  return (
    <Form of={filling}>
      <FormField of={filling} name="poNumber" />
      <FormField of={filling} name="costCentre" />
      <FormField of={filling} name="timeZone" choices={zones} />
      <Button variant="primary" type="submit" loading={filling.sending} disabled={!filling.dirty}>
        {say('save')}
      </Button>
    </Form>
  )
}
