import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { openOwnDocument, openOwnDocuments } from '../../core/own-documents'
import { Card } from '../../ui/card'
import { useHost, useHref, useSay } from '../../ui/host'
import { DocumentPage } from '../../ui/pages/document-page'
import { DocumentTitle } from '../../ui/pages/document-title'
import { Facts } from '../../ui/pages/facts'
import { StepButtons } from '../../ui/pages/step-buttons'
import { StateTag } from '../../ui/state-tag'
import { useColumns } from '../../ui/tables/columns'
import { StateTable } from '../../ui/tables/state-table'
import { deliveryComplaintMachine, deliveryComplaintState as states } from './delivery-complaint-machine'
import * as contract from './delivery-complaints.contract'
import { deliveryComplaintMessages } from './delivery-complaints.messages'

/** Delivery complaints of a company, and each of them. */
export default function DeliveryComplaintsPage({
  deliveryComplaintId: id,
}: {
  deliveryComplaintId?: string
}) {
  return id === undefined ? <DeliveryComplaintList /> : <DeliveryComplaint key={id} id={id} />
}

function DeliveryComplaintList() {
  const { scope, urlState } = useHost()
  const say = useSay(deliveryComplaintMessages)
  const href = useHref()
  const column = useColumns<contract.DeliveryComplaintRow>()
  const [list] = useState(() =>
    openOwnDocuments(scope, urlState, { list: contract.pageDeliveryComplaints }, states),
  )
  return (
    <StateTable
      of={list}
      states={states}
      say={say}
      find={say('find')}
      columns={[
        {
          key: 'subject',
          head: say('subject'),
          cell: ({ id, no, title }) => (
            <a className="link" href={href('deliveryComplaint', { deliveryComplaintId: id })}>
              {no} {title}
            </a>
          ),
        },
        { key: 'waybill', head: say('waybill'), width: 160, cell: ({ waybillNo }) => waybillNo },
        { key: 'time', head: say('time'), width: 136, cell: ({ createdAt }) => createdAt.slice(0, 16) },
        column.state(states, 128),
      ]}
    />
  )
}

function DeliveryComplaint({ id }: { id: string }) {
  const { scope } = useHost()
  const say = useSay(deliveryComplaintMessages)
  const kind = { detail: contract.deliveryComplaintDetail, step: contract.stepDeliveryComplaint }
  const said = { accept: 'accepted', withdraw: 'withdrawn' } as const
  const [{ document, steps }] = useState(() =>
    openOwnDocument(scope, id, kind, deliveryComplaintMessages, said),
  )
  const busy = useStore(steps.$busy).size > 0
  return (
    <DocumentPage of={document} say={say} list="deliveryComplaints">
      {(complaint) => (
        <Card>
          <DocumentTitle
            title={complaint.title}
            facts={`${complaint.no} · ${complaint.createdAt.slice(0, 16)}`}
            state={<StateTag of={states} code={complaint.state} large />}
            actions={
              <StepButtons
                open={deliveryComplaintMachine.actionsOf(complaint)}
                steps={['accept', 'withdraw']}
                say={say}
                busy={busy}
                onTake={steps.step}
              />
            }
          />
          <Facts
            of={[
              [say('waybill'), complaint.waybillNo],
              [say('content'), complaint.content],
              [say('reply'), complaint.reply],
            ]}
          />
        </Card>
      )}
    </DocumentPage>
  )
}
