import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { yes } from '../../core/api/shapes'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/overlays/dialog'
import { useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Skeleton } from '../../ui/pages/skeleton'
import sheet from './consult.css?sheet'
import { consultOf } from './consult.store'
import { ConsultWays } from './consult-ways'
import { serviceMessages } from './customer-service.messages'
import { serviceOf } from './customer-service.store'
import { MessageBox } from './message-box'

const Waiting = () => (
  <div className="row gap-24 top between">
    <div className="stack gap-16 grow shrink">
      <Skeleton width={220} height={28} />
      <Skeleton width={160} height={20} />
      <Skeleton width={120} height={36} />
    </div>
    <Skeleton width={112} height={112} />
  </div>
)

/** Contacts of customer service, and the message form if the site has one. */
export function ConsultPanel({ onDirty }: { onDirty?: (dirty: boolean) => void }) {
  useSheet(sheet)
  const say = useSay(serviceMessages)
  return (
    <Page of={serviceOf(useScope()).info} what={say('what')} skeleton={<Waiting />}>
      {(service) => (
        <div className="customer-service-consult stack gap-20">
          <ConsultWays of={service} />
          {service.messageForm === yes && <MessageBox onDirty={onDirty} />}
        </div>
      )}
    </Page>
  )
}

function ConsultDialog() {
  const say = useSay(serviceMessages)
  const { $open, close } = consultOf(useScope())
  const [dirty, setDirty] = useState(false)
  if (!useStore($open)) return null
  return (
    <Dialog title={say('consult')} width={640} dirty={dirty} onClose={close}>
      <ConsultPanel onDirty={setDirty} />
    </Dialog>
  )
}

/** Customer service inline, or as a dialog while the shared state is open. */
export default function Consult({ layout }: { layout: string }) {
  if (layout === 'dialog') return <ConsultDialog />
  return (
    <Card>
      <ConsultPanel />
    </Card>
  )
}
