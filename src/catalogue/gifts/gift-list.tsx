import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { Skeleton } from '../../ui/pages/skeleton'
import { GiftCard } from './gift-card'
import { GiftPoints, GiftWays } from './gift-filters'
import { giftsMessages } from './gifts.messages'
import { openGifts } from './gifts.store'

const Waiting = () => (
  <div className="gift-grid">
    {Array.from({ length: 10 }, (_, at) => (
      <Skeleton key={at} height={300} />
    ))}
  </div>
)

/** List of gifts for points and with orders. */
export function GiftList() {
  const { scope, urlState } = useHost()
  const href = useHref()
  const say = useSay(giftsMessages)
  const gifts = useOpened(() => openGifts(scope, urlState))
  return (
    <>
      <Breadcrumb items={[{ label: say('home'), href: href('home') }, { label: say('gifts') }]} />
      <ListPage
        of={gifts}
        title={say('gifts')}
        actions={<GiftPoints of={gifts} />}
        filters={<GiftWays of={gifts} />}
        skeleton={<Waiting />}
        empty={{ drawing: 'search', title: say('none'), text: say('noneText') }}
      >
        {({ content }) => (
          <ul className="gift-grid">
            {content.map((gift) => (
              <li key={gift.id}>
                <GiftCard gift={gift} />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </>
  )
}
