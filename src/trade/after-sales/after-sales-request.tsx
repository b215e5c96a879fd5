import { useStore } from '@nanostores/react'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/pages/empty-state'
import { MissingDocument } from '../../ui/pages/missing-document'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Steps } from '../../ui/pages/steps'
import { DocumentTitle } from '../../ui/pages/document-title'
import type { ApplyInfo } from './after-sales-apply.contract'
import { afterSalesMessages } from './after-sales.messages'
import { openAfterSalesRequest, type AfterSalesRequest as Request } from './after-sales-request.store'
import { trackOf } from './after-sales-track'
import { afterSalesType } from './after-sales-type'
import { RequestForm } from './request-form'
import { returnMethod } from './return-method'
import requestSheet from './after-sales-request.css?sheet'
import sheet from './after-sales.css?sheet'

const { returnAndRefund } = afterSalesType.code

/** Progress track of the case. The form is its first step. */
function Way({ request }: { request: Request }) {
  const say = useSay(afterSalesMessages)
  const rightType = useStore(request.$type) ?? returnAndRefund
  const { steps, at } = trackOf({ rightType, returnMethod: returnMethod.code.sendBack })
  return (
    <div className="after-sales-request-way">
      <Steps layout="track" items={steps.map((step) => say(step === 'asked' ? 'fill' : step))} current={at} />
    </div>
  )
}

function Sheet({ request, info }: { request: Request; info: ApplyInfo }) {
  const say = useSay(afterSalesMessages)
  const href = useHref()
  const { orderNo, createdAt } = info
  return (
    <Card padding="none">
      <DocumentTitle
        title={say('apply')}
        beside
        facts={
          <>
            <span>
              {say('orderNo')} {orderNo}
            </span>
            <span>
              {say('ordered')} {createdAt.slice(0, 10)}
            </span>
            <a className="link" href={href('order', { orderNo })}>
              {say('seeOrder')}
            </a>
          </>
        }
      />
      {info.types.some(({ enabled }) => enabled === 10) ? (
        <>
          <Way request={request} />
          <RequestForm request={request} info={info} />
        </>
      ) : (
        <EmptyState
          drawing="box"
          title={say('nothingLeft')}
          text={info.types[0]?.because}
          actions={
            <>
              {info.openAfterSales?.map(({ id, no }) => (
                <LinkButton key={id} variant="primary" href={href('afterSale', { afterSaleId: id })}>
                  {say('seeCase', { no })}
                </LinkButton>
              ))}
              <LinkButton href={href('order', { orderNo })}>{say('seeOrder')}</LinkButton>
            </>
          }
        />
      )}
    </Card>
  )
}

type AfterSalesRequestProps = {
  orderNo: string
  /** Preselects an exchange if it is available. Default: the most common available type. */
  exchange?: boolean
}

/** Application for a refund, return, exchange, or cancellation of unshipped goods. */
export function AfterSalesRequest({ orderNo, exchange = false }: AfterSalesRequestProps) {
  useSheet(sheet)
  useSheet(requestSheet)
  const { scope, urlState } = useHost()
  const say = useSay(afterSalesMessages)
  const request = useOpened(() =>
    openAfterSalesRequest(
      scope,
      orderNo,
      exchange ? afterSalesType.code.exchange : undefined,
      urlState.$query.get().missing === '1',
    ),
  )
  return (
    <Page
      of={request.info}
      what={say('apply')}
      missing={<MissingDocument title={say('orderMissing')} list="orders" />}
    >
      {(info) => <Sheet request={request} info={info} />}
    </Page>
  )
}
