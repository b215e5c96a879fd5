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
  if (!content) return <p className="text-dense ink-2">{say('scan', { name })}</p>
  return (
    <div className="payment-scan row wrap gap-24 stretch">
      <QrCode content={content} label={say('code')} />
      <div className="stack gap-12 top start text-dense ink-2">
        <p className="text-body bold ink">{say('scan', { name })}</p>
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
  if (opened?.payCode !== payCode) return <p className="text-dense ink-2">{say('leads', { name })}</p>
  return (
    <div className="stack gap-8">
      <p role="status" className="row gap-8">
        <Spinner />
        {say('waits', { name })}
      </p>
      <p className="text-dense ink-2">{say('notPaid')}</p>
    </div>
  )
}
