import { useStore } from '@nanostores/react'
import type { ButtonLook } from '../../ui/button'
import { useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { goodsMessages } from './goods.messages'

type EnquireLinkProps = {
  store: GoodsDetailStore
  /** What the question is about: a model, a product, a shop. */
  about: string
  /** The word on it; default: enquire. */
  label?: string
  size?: ButtonLook['size']
  className?: string
}

/** Asks a person: the site's chat, else its telephone; nothing while neither is known. */
export function EnquireLink({ store, about, label, size = 'small', className }: EnquireLinkProps) {
  const say = useSay(goodsDetailMessages)
  const word = useSay(goodsMessages)
  const { value } = useStore(store.enquiry.$state)
  if (!value || (!value.chat && !value.phone)) return null
  const { chat, phone } = value
  return (
    <LinkButton
      size={size}
      className={className}
      href={chat || `tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={label ? `${label} ${about}` : say('enquireOf', { model: about })}
      title={chat ? undefined : say('callToEnquire', { phone })}
      {...(chat && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label ?? word('enquire')}
    </LinkButton>
  )
}
