import { useStore } from '@nanostores/react'
import { useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { goodsMessages } from './goods.messages'

/** Asks about what cannot be bought: the site's chat, else its telephone; nothing while neither is known. */
export function EnquireLink({ store, model }: { store: GoodsDetailStore; model: string }) {
  const say = useSay(goodsDetailMessages)
  const word = useSay(goodsMessages)
  const { value } = useStore(store.enquiry.$state)
  if (!value || (!value.chat && !value.phone)) return null
  const { chat, phone } = value
  return (
    <LinkButton
      size="small"
      className="sku-enquire"
      href={chat || `tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={say('enquireOf', { model })}
      title={chat ? undefined : say('callToEnquire', { phone })}
      {...(chat && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {word('enquire')}
    </LinkButton>
  )
}
