import { useRef } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { later } from '../../ui/later'
import { promotionMessages } from './promotion.messages'

// What draws it is heavier than the page: it comes after it.
const QrCode = later(async () => ({ default: (await import('../../ui/qr-code')).QrCode }))

type InviteLinkProps = {
  /** The company's own. */
  code: string
  /** Of what an invited buyer pays; 0: nothing is given. */
  percent: number
}

/** The link to register with, to be copied or scanned, and what one gets for it. */
export function InviteLink({ code, percent }: InviteLinkProps) {
  const say = useSay(promotionMessages)
  const { toasts, settings } = useScope()
  const href = useHref()
  const field = useRef<HTMLInputElement>(null)
  // Where a server draws, there is no page yet.
  const page = globalThis.location?.href ?? settings.api
  const url = new URL(href('register', {}, { invite: code }), page).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toasts.brief('success', say('copied'))
    } catch {
      // The browser does not let us: it stands there chosen.
      field.current?.select()
      toasts.brief('info', say('copyByHand'))
    }
  }
  return (
    <Card title={say('invite')}>
      <div className="promotion-invite">
        <div className="promotion-qr">
          <div className="promotion-qr-place">
            <QrCode content={url} label={say('qr', { url })} size={144} />
          </div>
          {say('scan')}
        </div>
        <div className="promotion-way">
          <div className="promotion-link">
            <Input
              ref={field}
              readOnly
              width={400}
              maxLength={500}
              aria-label={say('link')}
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <Button variant="primary" onClick={() => void copy()}>
              {say('copy')}
            </Button>
          </div>
          <p className="promotion-code">
            {say('code')} <b>{code}</b>
          </p>
          <p className="promotion-rule">{percent > 0 ? say('rule', { n: percent }) : say('noRule')}</p>
        </div>
      </div>
    </Card>
  )
}
