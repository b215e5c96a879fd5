import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { Card } from '../../ui/card'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { iconNamed } from '../../ui/icons/icon-named'
import { Page } from '../../ui/pages/page-frame'
import { RichText, useRichTextReady } from '../../ui/rich-text'
import { useSheet } from '../../ui/sheet'
import { Skeleton } from '../../ui/pages/skeleton'
import { ThemeLink } from '../links/theme-link'
import { ConsultPanel } from './consult'
import type { ServiceTopic } from './customer-service.contract'
import { serviceMessages } from './customer-service.messages'
import sheet from './service.css?sheet'
import { openService } from './service.store'

function Topic({ of: { icon, title, contentHtml, links } }: { of: ServiceTopic }) {
  const say = useSay(serviceMessages)
  return (
    <Card className="customer-service-topic" padding="panel">
      <h2 className="customer-service-head row gap-12 text-h3 bold">
        <Icon name={iconNamed(icon, 'info')} size={24} />
        {title}
      </h2>
      <RichText html={contentHtml} />
      {links.length > 0 && (
        <nav
          className="customer-service-links row wrap gap-20 row-gap-4 stretch text-dense"
          aria-label={`${title} ${say('readOn')}`}
        >
          {links.map(({ label, url }) => (
            <ThemeLink key={url} className="link" url={url}>
              {label}
            </ThemeLink>
          ))}
        </nav>
      )}
    </Card>
  )
}

function Waiting() {
  return (
    <div className="customer-service-topics">
      {[0, 1, 2].map((at) => (
        <Card key={at} padding="panel">
          <div className="customer-service-waiting stack gap-16 top">
            <Skeleton width={120} height={24} />
            <Skeleton width="92%" />
            <Skeleton width="84%" />
            <Skeleton width="88%" />
            <Skeleton width="60%" />
          </div>
        </Card>
      ))}
    </div>
  )
}

/** Service centre: topics such as orders, returns and invoices, and contacts. */
export default function ServicePage() {
  useSheet(sheet)
  const scope = useScope()
  const href = useHref()
  const say = useSay(serviceMessages)
  const textReady = useRichTextReady()
  const topics = useOpened(() => openService(scope))
  return (
    <div className="customer-service">
      <Breadcrumb items={[{ label: say('home'), href: href('home') }, { label: say('title') }]} />
      <Page
        of={topics}
        title={say('title')}
        what={say('topics')}
        ready={textReady}
        skeleton={<Waiting />}
        empty={{ when: (list) => list.length === 0, title: say('nothing') }}
      >
        {(list) => (
          <div className="customer-service-topics">
            {list.map((topic) => (
              <Topic key={topic.id} of={topic} />
            ))}
          </div>
        )}
      </Page>
      <Card className="customer-service-contact above-16" title={say('contact')}>
        <ConsultPanel />
      </Card>
    </div>
  )
}
