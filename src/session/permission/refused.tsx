import { actions } from '../../core/actions'
import { pick } from '../../core/messages'
import { targetOf } from '../../site/links/target'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useHref, useLocale, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import sheet from './permission.css?sheet'
import { refusals, type Refusal } from './refusal'

type RefusedProps = {
  refusal: Refusal
  /** page: instead of a page's content · line: beside the control that is refused */
  form?: 'page' | 'line'
}

/** Says why something is refused and offers the next step: to log in, to get certified, to ask the administrator. */
export function Refused({ refusal, form = 'line' }: RefusedProps) {
  useSheet(sheet)
  const scope = useScope()
  const locale = useLocale()
  const href = useHref()
  const { reason, step, ...rest } = refusals[refusal]
  // Only where the shop has such a page.
  const address = 'path' in rest ? targetOf(rest.path, href) : undefined
  const size = form === 'page' ? 'medium' : 'small'
  const way =
    refusal === 'logIn' ? (
      <Button size={size} variant="primary" onClick={() => actions.openLogin?.(scope)}>
        {pick(step, locale)}
      </Button>
    ) : (
      address !== undefined && (
        <LinkButton size={size} variant="primary" href={address}>
          {pick(step, locale)}
        </LinkButton>
      )
    )
  const words = way ? undefined : pick(step, locale)
  if (form === 'page') {
    return (
      <Card padding="none" className="refused-page">
        <EmptyState
          drawing="lock"
          heading="h1"
          title={pick(reason, locale)}
          text={words}
          actions={way || null}
        />
      </Card>
    )
  }
  return (
    <p className="refused">
      <Icon name="lock" size={14} />
      <span>
        {pick(reason, locale)} {words}
      </span>
      {way}
    </p>
  )
}
