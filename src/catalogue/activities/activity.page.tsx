import { useStore } from '@nanostores/react'
import { usePageName } from '../../site/layout/page-name'
import { NotFound } from '../../site/not-found/not-found'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { Card } from '../../ui/card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { RichText, useRichTextReady } from '../../ui/rich-text'
import { useSheet } from '../../ui/sheet'
import { Skeleton } from '../../ui/pages/skeleton'
import { activitiesMessages } from './activities.messages'
import sheet from './activity.css?sheet'
import { ActivityBanner } from './activity-banner'
import { ActivityGoods } from './activity-goods'
import { openActivity } from './activity.store'

function Waiting() {
  return (
    <>
      <Skeleton height={232} />
      <Card padding="panel">
        <div className="stack gap-16">
          <Skeleton width={96} height={16} />
          <Skeleton width="72%" />
          <Skeleton width="64%" />
        </div>
      </Card>
    </>
  )
}

/** Page of a marketing activity: description, period, rules and goods. */
export default function ActivityPage({ activityId = '' }: { activityId?: string | undefined }) {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const href = useHref()
  const say = useSay(activitiesMessages)
  const textReady = useRichTextReady()
  const opened = useOpened(() => openActivity(scope, urlState, activityId), activityId)
  const { value } = useStore(opened.activity.$state)
  usePageName(value?.title ?? '')
  return (
    <>
      {value !== null && (
        <Breadcrumb
          items={[{ label: say('home'), href: href('home') }, { label: value?.title ?? say('activity') }]}
        />
      )}
      <Page
        of={opened.activity}
        what={say('activity')}
        safe={say('cartSafe')}
        ready={textReady}
        skeleton={<Waiting />}
        missing={
          <NotFound
            what={say('missing')}
            text={say('missingText')}
            others={{ label: say('allGoods'), href: href('search') }}
          />
        }
      >
        {(activity) => (
          <>
            <ActivityBanner of={activity} />
            {activity.ruleHtml && (
              <Card title={say('rules')}>
                <RichText html={activity.ruleHtml} />
              </Card>
            )}
            <ActivityGoods of={opened} />
          </>
        )}
      </Page>
    </>
  )
}
