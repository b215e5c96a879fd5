import { useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import sheet from './agreement.css?sheet'
import { agreementMessages } from './agreement.messages'

type AgreementLinkProps = { of: 'terms' | 'privacy' }

const words = {
  terms: { title: 'termsTitle', text: 'termsText' },
  privacy: { title: 'privacyTitle', text: 'privacyText' },
} as const

/** Name of an agreement that opens it in a dialog, so that a half-filled form stays open. */
export function AgreementLink({ of }: AgreementLinkProps) {
  useSheet(sheet)
  const say = useSay(agreementMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {say(of)}
      </button>
      {open && (
        <Dialog
          title={say(words[of].title)}
          onClose={close}
          actions={
            <Button data-first variant="primary" onClick={close}>
              {say('close')}
            </Button>
          }
        >
          <div className="agreement-text stack gap-12">
            {say(words[of].text)
              .split('\n\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
