import { Permitted } from '../../session/permission/permitted'
import { DocumentPage } from '../../ui/pages/document-page'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { openRequestDetail } from './request-detail.store'
import { RequestFacts } from './request-facts'
import { RequestHead } from './request-head'
import { RequestLines } from './request-lines'
import { RequestLog } from './request-log'
import { RequestPlan } from './request-plan'
import sheet from './requests.css?sheet'
import { requestMessages } from './requests.messages'

/** Detail page of a purchase request: what is bought, who decides, and the decision. */
export default function RequestDetailPage({ requestId = '' }: { requestId?: string }) {
  useSheet(sheet)
  return (
    <Permitted action="seeRequests" form="page">
      <Request key={requestId} requestId={requestId} />
    </Permitted>
  )
}

function Request({ requestId }: { requestId: string }) {
  const { scope } = useHost()
  const say = useSay(requestMessages)
  const { document, steps } = useOpened(() => openRequestDetail(scope, requestId))
  return (
    <DocumentPage of={document} what={say('title')} missing={say('missing')} list="requests">
      {(request) => (
        <>
          <RequestHead request={request} steps={steps} />
          <RequestPlan request={request} steps={steps} />
          <RequestLines request={request} />
          <RequestFacts request={request} />
          <RequestLog log={request.log} />
        </>
      )}
    </DocumentPage>
  )
}
