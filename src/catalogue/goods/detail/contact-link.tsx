import { useStore } from '@nanostores/react'
import { telephone } from '../../../core/address/safe-url'
import { useSay } from '../../../ui/host'
import { LinkButton } from '../../../ui/link-button'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'

type ContactLinkProps = {
  store: GoodsDetailStore
  /** Name of the shop that the question is about, for the accessible label. */
  about: string
  /** Visible label. */
  label: string
}

/** Link to customer service: the site's chat, otherwise its telephone; renders nothing while neither is known. */
export function ContactLink({ store, about, label }: ContactLinkProps) {
  const say = useSay(goodsDetailMessages)
  const { value } = useStore(store.enquiry.$state)
  if (!value || (!value.chat && !value.phone)) return null
  const { chat, phone } = value
  return (
    <LinkButton
      size="small"
      href={chat || telephone(phone)}
      aria-label={`${label} ${about}`}
      title={chat ? undefined : say('callToEnquire', { phone })}
      {...(chat && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
    </LinkButton>
  )
}
