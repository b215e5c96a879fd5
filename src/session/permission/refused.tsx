import type { ReactNode } from 'react'
import { actions } from '../../core/host/actions'
import { pick } from '../../core/language/messages'
import { Button } from '../../ui/button'
import { EmptyCard } from '../../ui/pages/empty-card'
import { useHref, useLocale, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import sheet from './permission.css?sheet'
import { refusals, type Refusal } from './refusal'

export type RefusedForm = {
  /** page: in place of a page's content. part: below the title of a page. line: in place of a control or beside it. */
  form?: 'page' | 'part' | 'line'
  /** Replaces the reason. */
  reason?: string
  /** Additional sentence. */
  text?: string
  /** Further links beside the next step. */
  more?: ReactNode
}

/** Shows why something is refused, and the next step: log in, get certified, ask the administrator. */
export function Refused({
  refusal,
  form = 'line',
  reason: own,
  text,
  more,
}: RefusedForm & { refusal: Refusal }) {
  useSheet(sheet)
  const scope = useScope()
  const locale = useLocale()
  const href = useHref()
  const { reason, step, ...rest } = refusals[refusal]
  const why = own ?? pick(reason, locale)
  const size = form === 'line' ? 'small' : 'medium'
  const way =
    refusal === 'logIn' ? (
      <Button size={size} variant="primary" onClick={() => actions.openLogin?.(scope)}>
        {pick(step, locale)}
      </Button>
    ) : (
      'route' in rest && (
        <LinkButton size={size} variant="primary" href={href(rest.route)}>
          {pick(step, locale)}
        </LinkButton>
      )
    )
  const words = way ? undefined : pick(step, locale)
  if (form !== 'line') {
    return (
      <EmptyCard
        className={form === 'page' ? 'permission-refused-page' : undefined}
        state="denied"
        drawing="lock"
        heading={form === 'page' ? 'h1' : 'h2'}
        title={why}
        text={text ?? words}
        actions={
          <>
            {way}
            {more}
          </>
        }
      />
    )
  }
  return (
    <p className="permission-refused row wrap gap-8 text-dense ink-2">
      <Icon name="lock" size={14} />
      <span>{[why, text, words].filter(Boolean).join(' ')}</span>
      {way}
      {more}
    </p>
  )
}
