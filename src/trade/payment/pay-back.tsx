import { pick } from '../../core/messages'
import { targetOf } from '../../site/links/target'
import { useHref, useLocale } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { payAbout } from './pay-about'
import type { PayPurpose } from './pay-purpose'

/** The way back from paying to what was paid for, where the shop has such a page. */
export function PayBack({ purpose }: { purpose: PayPurpose }) {
  const locale = useLocale()
  const href = useHref()
  const { back, path } = payAbout[purpose]
  const target = targetOf(path, href)
  if (target === undefined) return null
  return (
    <LinkButton variant="primary" href={target}>
      {pick(back, locale)}
    </LinkButton>
  )
}
