import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { usePageName } from '../../site/layout/page-name'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { RichText } from '../../ui/rich-text'
import { Skeleton } from '../../ui/skeleton'
import { GiftHead } from './gift-head'
import { openGift } from './gift.store'
import { giftsMessages } from './gifts.messages'

/** One gift. */
export function GiftDetail({ giftId }: { giftId: string }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(giftsMessages)
  const [gift] = useState(() => openGift(scope, giftId))
  const name = useStore(gift.$state).value?.name ?? ''
  usePageName(name)
  const trail = [
    { label: say('home'), href: href('home') },
    { label: say('gifts'), href: href('gifts') },
  ]
  return (
    <>
      <Breadcrumb items={name ? [...trail, { label: name }] : trail} />
      <Page
        of={gift}
        what={say('gift')}
        skeleton={<Skeleton height={442} />}
        empty={{
          when: (found) => found === null,
          drawing: 'bolt',
          heading: 'h1',
          title: say('gone'),
          text: say('goneText'),
          actions: <LinkButton href={href('gifts')}>{say('all')}</LinkButton>,
        }}
      >
        {(found) =>
          found && (
            <>
              <GiftHead gift={found} />
              {found.detailHtml && (
                <Card title={say('about')}>
                  <RichText html={found.detailHtml} />
                </Card>
              )}
            </>
          )
        }
      </Page>
    </>
  )
}
