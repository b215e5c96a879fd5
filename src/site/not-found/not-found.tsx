import { EmptyCard } from '../../ui/pages/empty-card'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { useMissing } from '../layout/page-missing'
import { notFoundMessages } from './not-found.messages'
import sheet from './not-found.css?sheet'

export type NotFoundProps = {
  /** Sentence about the missing thing, without punctuation, such as 没有这家店铺. Default: about the page. */
  what?: string
  /** Sentence with the reason. */
  text?: string
  /** Link to similar content. Default: all categories. */
  others?: { label: string; href: string }
}

/** Message for a missing page or item, with links to continue. */
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
