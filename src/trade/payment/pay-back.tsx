import { pick } from '../../core/language/messages'
import { useHref, useLocale } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { payAbout } from './pay-about'
import type { PayPurpose } from './pay-purpose'

/** Link back to the subject of the payment. */
export function PayBack({ purpose }: { purpose: PayPurpose }) {
  const locale = useLocale()
  const href = useHref()
  const { back, page } = payAbout[purpose]
  return (
    <LinkButton variant="primary" href={href(page)}>
      {pick(back, locale)}
    </LinkButton>
  )
}
