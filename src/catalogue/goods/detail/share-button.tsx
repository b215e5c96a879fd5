import { useState } from 'react'
import { useHref, useSay, useScope } from '../../../ui/host'
import { Icon } from '../../../ui/icons/icon'
import { later } from '../../../ui/later'
import { goodsDetailMessages } from './goods-detail.messages'

// Loaded on demand, because few browsers block the clipboard.
const ShareDialog = later(() => import('./share-dialog'))

/** Button that copies the address of a product. If the browser blocks the clipboard, a dialog shows the address. */
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
      <button
        type="button"
        className="goods-detail-action inline-row gap-4 brand-hover"
        onClick={() => void share()}
      >
        <Icon name="share" size={14} />
        {say('share')}
      </button>
      {shown && <ShareDialog address={shown} onClose={() => setShown('')} />}
    </>
  )
}
