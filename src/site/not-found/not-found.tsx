import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { notFoundMessages } from './not-found.messages'
import sheet from './not-found.css?sheet'

/** There is no such page, and the way on. */
export function NotFound() {
  useSheet(sheet)
  const href = useHref()
  const say = useSay(notFoundMessages)
  const actions = (
    <>
      <LinkButton variant="primary" href={href('home')}>
        {say('home')}
      </LinkButton>
      <LinkButton href={href('search')}>{say('goods')}</LinkButton>
    </>
  )
  return (
    <Card padding="none" className="not-found">
      <EmptyState drawing="bolt" heading="h1" title={say('title')} text={say('text')} actions={actions} />
    </Card>
  )
}
