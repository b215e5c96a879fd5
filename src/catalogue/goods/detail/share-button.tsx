import { useState } from 'react'
import { useHref, useSay, useScope } from '../../../ui/host'
import { Icon } from '../../../ui/icons/icon'
import { Input } from '../../../ui/forms/input'
import { Modal } from '../../../ui/overlays/modal'
import { goodsDetailMessages } from './goods-detail.messages'

/** Copies the address of a product; where the browser does not let us, it is shown to be copied by hand. */
export function ShareButton({ goodsId }: { goodsId: string }) {
  const say = useSay(goodsDetailMessages)
  const { toasts } = useScope()
  const href = useHref()
  const [shown, setShown] = useState('')

  async function share() {
    const address = new URL(href('goods', { goodsId }), location.href).href
    try {
      await navigator.clipboard.writeText(address)
      toasts.brief('success', say('shared'))
    } catch {
      setShown(address)
    }
  }
  return (
    <>
      <button type="button" className="goods-detail-action" onClick={() => void share()}>
        <Icon name="share" size={14} />
        {say('share')}
      </button>
      {shown && (
        <Modal title={say('shareTitle')} width={480} onClose={() => setShown('')}>
          <Input
            readOnly
            aria-label={say('shareHint')}
            value={shown}
            onFocus={(event) => event.target.select()}
          />
        </Modal>
      )}
    </>
  )
}
