import { useStore } from '@nanostores/react'
import { reviewState } from '../../words/review-state'
import { goTo } from '../../core/address/go-to'
import type { Text } from '../../core/language/messages'
import type { Contact } from '../../session/sign-in/contact'
import { useRefusal } from '../../session/permission/permitted'
import { Card } from '../../ui/card'
import { Form, SubmitButton } from '../../ui/forms/form'
import { focusField } from '../../ui/forms/form-focus'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { RadioChoices } from '../../ui/forms/form-choices'
import { useLabel } from '../../ui/use-label'
import { applyForm } from './apply-form'
import type { InvoiceAddress } from './invoice-addresses.contract'
import type { InvoiceApply } from './invoice-apply.store'
import { invoiceMedium } from './invoice-medium'
import type { InvoiceTitle } from './invoice-titles.contract'
import { invoiceMessages } from './invoices.messages'
import { titleKind } from './title-kind'

const alike = (text: string): Text => [text, text]
const isApproved = ({ reviewState: state }: InvoiceTitle) => state === reviewState.code.approved

/** Total of the selected orders from the server. */
function Sum({ of }: { of: InvoiceApply }) {
  const say = useSay(invoiceMessages)
  const { value } = useStore(of.trial.$state)
  const chosen = useStore(of.$chosen)
  return (
    <span className="inline-row gap-8 baseline" aria-live="polite">
      {say('chosen', { n: chosen.length })}
      {value && (
        <>
          {say('total')}
          <Price amount={value.amount} size="md" />
          {say('postage')}
          <Price amount={value.postage} size="sm" />
        </>
      )}
    </span>
  )
}

type ApplyFormCardProps = {
  of: InvoiceApply
  titles: readonly InvoiceTitle[]
  addresses: readonly InvoiceAddress[]
  contact: Contact
}

/** Form for an invoice request, with the submit button. */
export function ApplyFormCard({ of, titles, addresses, contact }: ApplyFormCardProps) {
  const say = useSay(invoiceMessages)
  const mediumLabel = useLabel(invoiceMedium)
  const kindLabel = useLabel(titleKind)
  const href = useHref()
  const { scope, root } = useHost()
  const { toasts } = scope
  const notCertified = useRefusal('specialInvoice') !== undefined
  const chosen = useStore(of.$chosen)
  const usable = titles.filter(
    (title) => isApproved(title) && !(notCertified && title.kind === titleKind.code.special),
  )
  const filling = useFilling(applyForm, {
    start: {
      titleId: usable[0]?.id ?? '',
      medium: invoiceMedium.code.electronic,
      addressId: addresses[0]?.id ?? '',
      email: contact.email,
    },
    async send(values) {
      if (chosen.length === 0) {
        focusField(root, 'orders')
        return toasts.brief('warning', say('chooseFirst'))
      }
      const due = await of.apply(values)
      goTo(due ? href('invoicePayment', {}, { state: '10' }) : href('invoices'))
    },
  })
  const titleChoices = usable.map(({ id, title, kind }) => ({
    value: id,
    text: alike(`${title} · ${kindLabel(kind)}`),
  }))
  const addressChoices = addresses.map(({ id, consignee, regionName, detail }) => ({
    value: id,
    text: alike(`${consignee} ${regionName} ${detail}`),
  }))
  return (
    <Card title={say('fillIn')} padding="form">
      <Form of={filling} className="invoice-form">
        <FormField
          of={filling}
          name="titleId"
          choices={titleChoices}
          after={
            <a className="link" href={href('invoiceTitles')}>
              {say('manageTitles')}
            </a>
          }
        />
        <FormField of={filling} name="medium">
          {({ id, value, change }) => (
            <RadioChoices
              id={id}
              value={value}
              disabled={undefined}
              options={invoiceMedium.entries.map(({ code }) => ({
                value: code,
                label: mediumLabel(code),
              }))}
              change={(medium) => {
                change(medium)
                of.$medium.set(Number(medium))
              }}
            />
          )}
        </FormField>
        <FormField
          of={filling}
          name="addressId"
          choices={addressChoices}
          after={
            <a className="link" href={href('invoiceAddresses')}>
              {say('manageAddresses')}
            </a>
          }
        />
        <FormField of={filling} name="email" width={360} />
        <div className="invoice-foot row wrap gap-20 row-gap-8 end text-dense ink-2">
          <Sum of={of} />
          <SubmitButton of={filling} size="large">
            {say('submit')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
