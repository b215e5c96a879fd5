import { useRef } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { later } from '../../ui/later'
import { promotionMessages } from './promotion.messages'

// Loaded on demand because the QR code library is larger than the page.
const QrCode = later(async () => ({ default: (await import('../../ui/qr-code')).QrCode }))

type InviteLinkProps = {
  /** Invitation code of the company. */
  code: string
  /** Commission in percent of invited buyers' payments. 0: none. */
  percent: number
}

/** Registration link to copy or scan, with the commission rule. */
export function InviteLink({ code, percent }: InviteLinkProps) {
  const say = useSay(promotionMessages)
  const { toasts, settings } = useScope()
  const href = useHref()
  const field = useRef<HTMLInputElement>(null)
  // No location exists during server rendering.
  const page = globalThis.location?.href ?? settings.api
  const url = new URL(href('register', {}, { invite: code }), page).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toasts.brief('success', say('copied'))
    } catch {
      // The browser denied clipboard access. Select the text to copy by hand.
      field.current?.select()
      toasts.brief('info', say('copyByHand'))
    }
  }
  return (
    <Card title={say('invite')}>
      <div className="row wrap gap-24 stretch">
        <div className="promotion-qr stack gap-4 center text-meta ink-2">
          <div className="promotion-qr-place">
            <QrCode content={url} label={say('qr', { url })} size={144} />
          </div>
          {say('scan')}
        </div>
        <div className="promotion-way stack columns-1 gap-12 top shrink">
          <div className="promotion-link row wrap gap-8 stretch">
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
          <p className="promotion-code text-meta ink-2">
            {say('code')} <b>{code}</b>
          </p>
          <p className="promotion-rule text-meta ink-2">
            {percent > 0 ? say('rule', { n: percent }) : say('noRule')}
          </p>
        </div>
      </div>
    </Card>
  )
}
