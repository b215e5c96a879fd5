import { EmptyCard } from '../../ui/pages/empty-card'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { useMissing } from '../layout/page-missing'
import { notFoundMessages } from './not-found.messages'
import sheet from './not-found.css?sheet'

export type NotFoundProps = {
  /** What is not there, a sentence without its point: 没有这家店铺; default: the page. */
  what?: string
  /** Why, one sentence. */
  text?: string
  /** Where there are others of its kind; default: all categories. */
  others?: { label: string; href: string }
}

/** There is no such page, or no such thing as its address names; and the way on. */
export function NotFound({ what, text, others }: NotFoundProps) {
  useSheet(sheet)
  const href = useHref()
  const say = useSay(notFoundMessages)
  const named = what ?? say('page')
  useMissing(named)
  const { label, href: address } = others ?? { label: say('categories'), href: href('allCategories') }
  const actions = (
    <>
      <LinkButton variant="primary" href={href('home')}>
        {say('home')}
      </LinkButton>
      <LinkButton href={address}>{label}</LinkButton>
    </>
  )
  return (
    <EmptyCard
      className="not-found"
      drawing="bolt"
      heading="h1"
      title={say('title', { what: named })}
      text={text ?? say('text')}
      actions={actions}
    />
  )
}
