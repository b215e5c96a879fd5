import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { formatMoney, type Minor } from '../../core/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useCurrency } from '../../ui/currency'
import { focusField } from '../../ui/forms/form-focus'
import { useHost, useHref, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import accountSheet from './pay-account.css?sheet'
import { PayAccount } from './pay-account'
import { PayOffline } from './pay-offline'
import { PayPart } from './pay-part'
import { PayPage, PayScan } from './pay-online'
import { PaySummary } from './pay-summary'
import { PayTrouble } from './pay-trouble'
import { firstWay, payWay } from './pay-way'
import { PayWays } from './pay-ways'
import { paymentMessages } from './payment.messages'
import type { Payment, PaymentStore } from './payment.store'

const words = { account: 'payNow', scan: 'showCode', page: 'toProvider' } as const

/** Form to choose a payment method and to pay. */
export function PayForm({ payment: { order, types }, store }: { payment: Payment; store: PaymentStore }) {
  useSheet(accountSheet)
  const say = useSay(paymentMessages)
  const currency = useCurrency()
  const href = useHref()
  const { root } = useHost()
  const group = useId()
  const busy = useStore(store.$busy)
  const opened = useStore(store.$opened)
  const [picked, setPicked] = useState<number>()
  const [password, setPassword] = useState('')
  const [asking, setAsking] = useState(false)
  /** Typed amount, if an account pays a part. */
  const [wanted, setWanted] = useState<Minor>()
  const chosen = firstWay(types, picked ?? order.payCode)
  const type = types.find(({ payCode }) => payCode === chosen)
  const kind = chosen === undefined ? 'none' : payWay(chosen).kind
  useEffect(() => {
    // A QR code opens at once. Opening it pays nothing.
    if (chosen !== undefined && kind === 'scan') void store.pay(chosen)
  }, [chosen, kind, store])
  const asks = kind === 'account' && order.needPayPassword === 10
  const most = kind === 'account' ? type?.payable : undefined
  const amount = most === undefined ? order.amount : Math.min(wanted ?? most, most)
  const partly = amount < order.amount

  function choose(payCode: number) {
    setPicked(payCode)
    setWanted(undefined)
    store.choose()
  }
  function send() {
    setAsking(false)
    if (chosen === undefined) return
    if (kind !== 'account') return void store.pay(chosen)
    if (partly) void store.payPart(chosen, amount, asks ? password : undefined)
    else void store.pay(chosen, asks ? password : undefined)
    setPassword('')
  }
  function press() {
    if (asks && !/^\d{6}$/.test(password)) {
      store.$fault.set(say('enterPassword'))
      return focusField(root, 'payPassword')
    }
    if (kind === 'account' && order.confirmOnce === 10) return setAsking(true)
    send()
  }
  const way = chosen !== undefined && type && { payCode: chosen, name: type.payName, store }
  const shown = kind === 'scan' && opened?.payCode === chosen && opened?.qrContent !== undefined
  const blocked = asks && order.hasPayPassword !== 10
  return (
    <>
      <PayTrouble order={order} store={store} />
      <div className="payment">
        <Card padding="none" className="payment-main">
          <section className="payment-section">
            <h2 className="below-12 text-h3 bold">{say('methods')}</h2>
            <PayWays types={types} chosen={chosen} onChoose={choose} group={group} />
          </section>
          {way && (
            <section className="payment-section" aria-label={way.name}>
              {most !== undefined && (
                <PayPart most={most} amount={amount} owed={order.amount} onAmount={setWanted} />
              )}
              {asks && (
                <PayAccount
                  {...{ order, password, store }}
                  back={href('payment', {}, { payOrderId: order.payOrderId })}
                  onPassword={setPassword}
                  onPay={press}
                />
              )}
              {kind === 'account' && !asks && <p className="text-dense ink-2">{say('passwordFree')}</p>}
              {kind === 'scan' && <PayScan {...way} />}
              {kind === 'page' && <PayPage {...way} />}
              {kind === 'offline' && <PayOffline order={order} store={store} />}
            </section>
          )}
        </Card>
        <PaySummary order={order} store={store}>
          {(kind === 'account' || kind === 'scan' || kind === 'page') && !shown && (
            <Button
              variant="primary"
              size="large"
              wide
              loading={busy}
              loadingLabel={say('paying')}
              disabled={blocked || amount === 0}
              onClick={press}
            >
              {partly ? say('payPart', { amount: formatMoney(amount, currency) }) : say(words[kind])}
            </Button>
          )}
        </PaySummary>
      </div>
      {asking && (
        <Confirm
          title={say('confirmTitle', { amount: formatMoney(amount, currency) })}
          text={say('confirmText', { name: type?.payName ?? '' })}
          action={say('payNow')}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
