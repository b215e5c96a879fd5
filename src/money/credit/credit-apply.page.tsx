import { useState } from 'react'
import { reviewState } from '../../words/review-state'
import { formatMoney } from '../../core/money'
import { openOnce } from '../../core/api/once'
import { resource } from '../../core/store/resource'
import { Papers } from '../../session/registration/papers'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { creditFields } from './credit-fields'
import { applyCredit, applyDetail, type CreditApplication } from './credit.contract'
import sheet from './credit.css?sheet'
import { creditMessages } from './credit.messages'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Page to apply for a credit line, with the state of the latest application. */
function CreditApplyPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(creditMessages)
  const detail = useOpened(() =>
    resource((signal) => scope.call(applyDetail, {}, { signal, quiet: true }), [scope.token.$token]),
  )
  const [again, setAgain] = useState(false)
  return (
    <Page of={detail} title={say('apply')}>
      {({ application }) => (
        <Card padding="form">
          {application && !again ? (
            <ApplicationFacts of={application} onAgain={() => setAgain(true)} />
          ) : (
            <ApplyForm
              onSent={() => {
                setAgain(false)
                void detail.reload()
              }}
            />
          )}
        </Card>
      )}
    </Page>
  )
}

function ApplicationFacts({ of, onAgain }: { of: CreditApplication; onAgain: () => void }) {
  const say = useSay(creditMessages)
  const currency = useCurrency()
  const { approved, rejected } = reviewState.code
  return (
    <div className="stack gap-12">
      <dl className="credit-fact">
        <dt>{say('applyState')}</dt>
        <dd>
          <StateTag of={reviewState} code={of.reviewState} />
        </dd>
      </dl>
      <dl className="credit-fact">
        <dt>{say('wanted')}</dt>
        <dd>{formatMoney(of.amountWanted, currency)}</dd>
      </dl>
      <dl className="credit-fact">
        <dt>{say('appliedAt')}</dt>
        <dd>{of.appliedAt}</dd>
      </dl>
      {of.reason && (
        <dl className="credit-fact">
          <dt>{say('rejectedFor')}</dt>
          <dd>{of.reason}</dd>
        </dl>
      )}
      {(of.reviewState === approved || of.reviewState === rejected) && (
        <div>
          <Button variant="primary" onClick={onAgain}>
            {say('applyAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

function ApplyForm({ onSent }: { onSent: () => void }) {
  const { scope } = useHost()
  const say = useSay(creditMessages)
  const [once] = useState(openOnce)
  const filling = useFilling(creditFields, {
    async send(body) {
      await once(body, (options) => scope.call(applyCredit, { body }, options))
      scope.toasts.brief('success', say('applied'))
      onSent()
    },
  })
  return (
    <Form of={filling} className="credit-form">
      <FormField of={filling} name="amountWanted" />
      <FormField of={filling} name="purpose" />
      <Papers of={filling} name="files" />
      <div className="form-end">
        <SubmitButton of={filling}>{say('submit')}</SubmitButton>
      </div>
    </Form>
  )
}

export default inAccountMoney(CreditApplyPage)
