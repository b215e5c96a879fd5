import { useStore } from '@nanostores/react'
import { Card } from '../../ui/card'
import { EmptyCard } from '../../ui/pages/empty-card'
import { useHost, useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { themeOf } from '../theme/theme.store'
import sheet from './link-hint.css?sheet'
import { linkHintMessages } from './link-hint.messages'
import { linkTarget } from './link-target'

type LinkHintPageProps = {
  /** URL of the other site. Default: from the page's URL. */
  target?: string | undefined
}

/** Hint page before a link to another site. */
export default function LinkHintPage({ target }: LinkHintPageProps) {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const href = useHref()
  const say = useSay(linkHintMessages)
  const query = useStore(urlState.$query)
  const site = useStore(themeOf(scope).page.$state).value?.shell.siteName ?? say('here')
  const url = linkTarget(target ?? query.target)
  if (!url) {
    return (
      <EmptyCard
        className="link-hint link-hint-refused"
        state={null}
        drawing="lock"
        heading="h1"
        title={say('refused')}
        text={say('refusedText')}
        actions={<LinkButton href={href('home')}>{say('stay')}</LinkButton>}
      />
    )
  }
  return (
    <Card padding="none" className="link-hint">
      <div className="link-hint-box stack gap-8 center text-center">
        <Icon name="external" size={28} />
        <h1 className="above-8 text-h1 bold" part="title">
          {say('title', { site })}
        </h1>
        <p className="link-hint-text">{say('text')}</p>
        <p className="link-hint-target stack gap-4 above-16 anywhere">
          <span className="meta">{say('to')}</span>
          <b className="link-hint-host text-h3" dir="ltr">
            {url.host}
          </b>
          <span className="link-hint-address text-meta ink-2" dir="ltr">
            {url.href}
          </span>
        </p>
        {url.href.startsWith('http:') && (
          <p className="link-hint-plain row gap-4">
            <Icon name="warning" size={14} />
            {say('plain')}
          </p>
        )}
        <div className="row gap-12 stretch above-16">
          <LinkButton variant="primary" href={url.href} rel="noopener noreferrer nofollow">
            {say('go')}
          </LinkButton>
          <LinkButton href={href('home')}>{say('stay')}</LinkButton>
        </div>
      </div>
    </Card>
  )
}
