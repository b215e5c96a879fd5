import { useStore } from '@nanostores/react'
import { safeUrl } from '../../core/address/safe-url'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { QrCode } from '../../ui/qr-code'
import { Spinner } from '../../ui/spinner'
import { paymentMessages } from './payment.messages'
import type { PaymentStore } from './payment.store'

type PayOnlineProps = { payCode: number; name: string; store: PaymentStore }

/** QR code to scan. Its URL is also a link, for users who browse on the phone that should scan it. */
export function PayScan({ payCode, name, store }: PayOnlineProps) {
  const say = useSay(paymentMessages)
  const opened = useStore(store.$opened)
  const busy = useStore(store.$busy)
  const content = opened?.payCode === payCode ? opened.qrContent : undefined
  const page = content && URL.canParse(content) ? safeUrl(content, 'page') : ''
  if (!content) return <p className="payment-hint">{say('scan', { name })}</p>
  return (
    <div className="payment-scan">
      <QrCode content={content} label={say('code')} />
      <div className="payment-scan-words">
        <p className="payment-scan-title">{say('scan', { name })}</p>
        <p role="status">{say('scanned')}</p>
        {page && (
          <a className="link" href={page} target="_blank" rel="noreferrer">
            {say('openCode')}
          </a>
        )}
        <div>
          <Button size="small" loading={busy} onClick={() => void store.pay(payCode)}>
            {say('otherCode')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Hint while the buyer pays on the provider's page. */
export function PayPage({ payCode, name, store }: PayOnlineProps) {
  const say = useSay(paymentMessages)
  const opened = useStore(store.$opened)
  if (opened?.payCode !== payCode) return <p className="payment-hint">{say('leads', { name })}</p>
  return (
    <div className="payment-page">
      <p role="status" className="payment-page-waits">
        <Spinner />
        {say('waits', { name })}
      </p>
      <p className="payment-hint">{say('notPaid')}</p>
    </div>
  )
}
