import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { ownReviewsMessages } from './own-reviews.messages'
import { openMyComments } from './my-comments.store'
import ownSheet from './own-reviews.css?sheet'
import sheet from './reviews.css?sheet'
import { WrittenReviews } from './written-reviews'

/** Page with a buyer's reviews and the shops' replies. */
export default function MyCommentsPage() {
  useSheet(sheet)
  useSheet(ownSheet)
  const { scope, urlState } = useHost()
  const say = useSay(ownReviewsMessages)
  const href = useHref()
  const reviews = useOpened(() => openMyComments(scope, urlState))
  return (
    <ListPage
      of={reviews}
      title={say('mine')}
      actions={<LinkButton href={href('comments')}>{say('waiting')}</LinkButton>}
      empty={{ drawing: 'list', title: say('noneWritten'), text: say('noneWrittenText') }}
    >
      {({ content }) => <WrittenReviews rows={content} reviews={reviews} />}
    </ListPage>
  )
}
