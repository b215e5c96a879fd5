import { useStore } from '@nanostores/react'
import { usePageName } from '../../site/layout/page-name'
import { NotFound } from '../../site/not-found/not-found'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { Card } from '../../ui/card'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { RichText, useRichTextReady } from '../../ui/rich-text'
import { Skeleton } from '../../ui/pages/skeleton'
import { GiftHead } from './gift-head'
import { openGift } from './gift.store'
import { giftsMessages } from './gifts.messages'

/** Page of one gift. */
export function GiftDetail({ giftId }: { giftId: string }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(giftsMessages)
  const textReady = useRichTextReady()
  const gift = useOpened(() => openGift(scope, giftId))
  const { value } = useStore(gift.$state)
  const name = value?.name ?? ''
  usePageName(name)
  const trail = [
    { label: say('home'), href: href('home') },
    { label: say('gifts'), href: href('gifts') },
  ]
  return (
    <>
      {value !== null && <Breadcrumb items={name ? [...trail, { label: name }] : trail} />}
      <Page
        of={gift}
        what={say('gift')}
        ready={textReady}
        skeleton={<Skeleton height={442} />}
        missing={
          <NotFound
            what={say('gone')}
            text={say('goneText')}
            others={{ label: say('all'), href: href('gifts') }}
          />
        }
      >
        {(found) => (
          <>
            <GiftHead gift={found} />
            {found.detailHtml && (
              <Card title={say('about')}>
                <RichText html={found.detailHtml} />
              </Card>
            )}
          </>
        )}
      </Page>
    </>
  )
}
