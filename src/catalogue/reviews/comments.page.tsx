import { useStore } from '@nanostores/react'
import { useHost, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { openComments, type Comments } from './comments.store'
import { ownReviewsMessages } from './own-reviews.messages'
import sheet from './reviews.css?sheet'
import ownSheet from './own-reviews.css?sheet'
import { WaitingLines } from './waiting-lines'
import { WrittenReviews } from './written-reviews'

type Tab = 'waiting' | 'written'
type HeadProps = { reviews: Comments; tab: Tab; onTab: (tab: Tab) => void }

function Head({ reviews, tab, onTab }: HeadProps) {
  const say = useSay(ownReviewsMessages)
  const { value } = useStore(reviews[tab].page.$state)
  return (
    <section className="card review-own-head stack gap-4">
      <h1 className="page-frame-title" part="title">
        {say('title')}
      </h1>
      <Tabs
        label={say('states')}
        items={[
          { key: 'waiting', label: say('waiting'), count: value?.counts.waiting },
          { key: 'written', label: say('written'), count: value?.counts.written },
        ]}
        current={tab}
        onChange={onTab}
      />
    </section>
  )
}

/** Page with order lines to review and written reviews. */
export default function CommentsPage() {
  useSheet(sheet)
  useSheet(ownSheet)
  const { scope, urlState } = useHost()
  const say = useSay(ownReviewsMessages)
  const reviews = useOpened(() => openComments(scope, urlState))
  const { tab: asked } = useStore(urlState.$query)
  const tab: Tab = asked === 'written' ? 'written' : 'waiting'
  const head = (
    <Head
      reviews={reviews}
      tab={tab}
      onTab={(next) => urlState.setQuery({ tab: next === 'written' ? next : '', page: '' })}
    />
  )
  return tab === 'waiting' ? (
    <ListPage
      key={tab}
      of={reviews.waiting}
      what={say('waiting')}
      filters={head}
      empty={{ drawing: 'list', title: say('noneWaiting'), text: say('noneWaitingText') }}
    >
      {({ content }) => <WaitingLines rows={content} reviews={reviews} />}
    </ListPage>
  ) : (
    <ListPage
      key={tab}
      of={reviews.written}
      what={say('written')}
      filters={head}
      empty={{ drawing: 'list', title: say('noneWritten'), text: say('noneWrittenText') }}
    >
      {({ content }) => <WrittenReviews rows={content} reviews={reviews.written} />}
    </ListPage>
  )
}
