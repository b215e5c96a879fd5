import type { CodeOf } from '../../core/language/dictionary'
import { useHref, useLocale } from '../../ui/host'
import { payRemedy } from './pay-remedy'

const { apply, repay, raise, topUp } = payRemedy.code
const routes = {
  [apply]: 'creditApply',
  [repay]: 'credit',
  [raise]: 'creditApply',
  [topUp]: 'depositRecharge',
} as const satisfies Record<CodeOf<typeof payRemedy>, string>

/** Link to the page that makes a payment method usable. */
export function RemedyLink({ remedy }: { remedy: number | undefined }) {
  const href = useHref()
  const locale = useLocale()
  if (remedy === undefined || !payRemedy.is(remedy)) return null
  return (
    <a className="link" href={href(routes[remedy])}>
      {payRemedy.label(remedy, locale)}
    </a>
  )
}
