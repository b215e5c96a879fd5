import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/button'
import { focusField } from '../../ui/forms/form-focus'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import type { ApplyInfo } from './after-sales-apply.contract'
import { afterSalesForm } from './after-sales-form'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesRequest } from './after-sales-request.store'
import { afterSalesType } from './after-sales-type'
import { RequestAddress } from './request-address'
import { RequestLines } from './request-lines'
import { RequestRefund } from './request-refund'
import { RequestTypes } from './request-types'
import { returnMethod } from './return-method'
import { SaidFields } from './said-fields'

/** Application form: goods, type, reason, return method, description and pictures. */
export function RequestForm({ request, info }: { request: AfterSalesRequest; info: ApplyInfo }) {
  const say = useSay(afterSalesMessages)
  const { scope, root } = useHost()
  const type = useStore(request.$type)
  const unknown = useStore(request.$unknown)
  const button = useRef<HTMLSpanElement>(null)
  const filling = useFilling(afterSalesForm, {
    start: {
      rightType: type !== undefined && afterSalesType.is(type) ? type : '',
      returnMethod: returnMethod.code.sendBack,
    },
    send: (details) => request.submit(info, details, button.current ?? undefined),
  })

  const reason = Number(useWatch({ control: filling.control, name: 'reason' }))
  useEffect(() => request.$reason.set(reason || undefined), [request, reason])

  function submit() {
    request.$tried.set(true)
    const fault = request.faultOf(info)
    if (!fault) return void filling.submit()
    scope.toasts.brief('warning', say(fault))
    focusField(root, 'lines')
  }
  const reasons = info.reasons.find((row) => row.type === type)?.reasons ?? []
  return (
    <Form of={filling} className="after-sales-form">
      <RequestLines request={request} info={info} />
      <RequestTypes
        of={filling}
        info={info}
        onType={(next) => {
          request.$type.set(next)
          // Reasons differ by type.
          filling.clear('reason')
        }}
      />
      <SaidFields of={filling} reasons={reasons}>
        <RequestRefund request={request} />
        <RequestAddress request={request} info={info} />
      </SaidFields>
      {unknown && <InlineBar tone="danger">{say('unknown')}</InlineBar>}
      <div className="after-sales-form-foot row gap-16">
        <span ref={button}>
          <Button variant="primary" size="large" loading={filling.sending} onClick={submit}>
            {say('submit')}
          </Button>
        </span>
        <span className="meta">{say('submitHint')}</span>
      </div>
    </Form>
  )
}
