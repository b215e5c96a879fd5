import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef } from 'react'
import { plainSigns } from '../../core/text/plain-signs'
import { focusField } from '../../ui/forms/form-focus'
import { InlineBar } from '../../ui/inline-bar'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { PasswordInput } from '../../ui/forms/password-input'
import { useSheet } from '../../ui/sheet'
import sheet from './pay-account.css?sheet'
import type { PayOrder } from './payment.contract'
import { paymentMessages } from './payment.messages'
import type { PaymentStore } from './payment.store'

type PayAccountProps = {
  order: Pick<PayOrder, 'hasPayPassword'>
  /** URL to return to after setting the password. */
  back: string
  password: string
  onPassword: (password: string) => void
  /** Called when Enter is pressed in the field. */
  onPay: (from: EventTarget) => void
  store: Pick<PaymentStore, '$fault'>
}

/** Field for the six digits of the payment password, or a link to set one. */
export function PayAccount({ order, back, password, onPassword, onPay, store }: PayAccountProps) {
  useSheet(sheet)
  const say = useSay(paymentMessages)
  const href = useHref()
  const id = useId()
  const fault = useStore(store.$fault)
  const box = useRef<HTMLDivElement>(null)
  // Moves the focus to the field, where the user can correct the server's error.
  useEffect(() => {
    if (fault) focusField(box.current?.parentNode ?? null, 'payPassword')
  }, [fault])
  const settings = href('payPassword', {}, { redirect: back })
  if (order.hasPayPassword !== 10) {
    return (
      <InlineBar
        tone="warn"
        actions={
          <LinkButton size="small" href={settings}>
            {say('setPassword')}
          </LinkButton>
        }
      >
        {say('noPassword')}
      </InlineBar>
    )
  }
  return (
    <div className="payment-account row wrap gap-16 row-gap-8" ref={box} data-field="payPassword">
      <label htmlFor={id} className="payment-account-label">
        {say('password')}
      </label>
      <PasswordInput
        id={id}
        name="payPassword"
        width={200}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={say('passwordHint')}
        error={fault || undefined}
        value={password}
        onChange={({ target }) => onPassword(plainSigns(target.value).replace(/\D/g, ''))}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') onPay(currentTarget)
        }}
      />
      <a className="link" href={settings}>
        {say('forgotten')}
      </a>
      <span className="text-dense ink-2">{say('fromAccount')}</span>
    </div>
  )
}
