import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Contact } from '../../session/sign-in/contact'
import { KnownMember } from '../../session/sign-in/known-member'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { MissingDocument } from '../../ui/pages/missing-document'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { DocumentTitle } from '../../ui/pages/document-title'
import { useFilling } from '../../ui/forms/form-filling'
import { complaintForm } from './complaint'
import { ComplaintFields } from './complaint-fields'
import { openComplaintRequest } from './complaints.store'
import { complaintMessages } from './complaints.messages'
import sheet from './complaints.css?sheet'

type Request = ReturnType<typeof openComplaintRequest>

type NewComplaintProps = { request: Request; orderNo: string; contact: Contact }

function NewComplaint({ request, orderNo, contact: { phone } }: NewComplaintProps) {
  const say = useSay(complaintMessages)
  const href = useHref()
  const afterSaleId = useStore(request.$afterSaleId)
  const foot = useRef<HTMLDivElement>(null)
  const filling = useFilling(complaintForm, {
    start: { phone },
    send: (complaint) =>
      request.file({ ...complaint, orderId: orderNo, afterSaleId }, foot.current ?? undefined),
  })
  return (
    <Card padding="none">
      <DocumentTitle
        title={say('fileTitle')}
        beside
        facts={
          <>
            <span>
              {say('orderNo')} {orderNo}
            </span>
            <a className="link" href={href('order', { orderNo })}>
              {say('seeOrder')}
            </a>
          </>
        }
      />
      <div className="complaint-sheet complaint-request stack gap-20">
        <ComplaintFields of={filling} />
        <div className="complaint-foot row gap-16" ref={foot}>
          <Button
            variant="primary"
            size="large"
            loading={filling.sending}
            onClick={() => void filling.submit()}
          >
            {say('submit')}
          </Button>
          <span className="meta">{say('waiting')}</span>
        </div>
      </div>
    </Card>
  )
}

/** Page for a complaint about an order. */
export default function ComplaintRequestPage({ orderNo }: { orderNo: string }) {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(complaintMessages)
  const request = useOpened(() => openComplaintRequest(scope, urlState, orderNo))
  return (
    <Page
      of={request.order}
      what={say('fileTitle')}
      missing={<MissingDocument title={say('orderMissing')} list="complaints" />}
    >
      {(order) => (
        <KnownMember>
          {(user) => <NewComplaint request={request} orderNo={order.orderNo} contact={user} />}
        </KnownMember>
      )}
    </Page>
  )
}
