import type { RouteName } from '../../core/hrefs'
import { useHref, useSay } from '../host'
import { uiMessages } from '../ui.messages'
import { EmptyCard } from './empty-card'

type MissingDocumentProps = {
  /** What there is none of, in the room's own words. */
  title?: string
  /** Of a page that has a title of its own it is no heading of the first level. */
  heading?: 'h1' | 'h2'
  /** Where all of them are. */
  list: RouteName
}

/** There is no document of that id. */
export function MissingDocument({ title, heading = 'h1', list }: MissingDocumentProps) {
  const say = useSay(uiMessages)
  const href = useHref()
  return (
    <EmptyCard
      drawing="search"
      heading={heading}
      title={title ?? say('missing')}
      text={say('missingText')}
      way={{ label: say('toList'), href: href(list) }}
    />
  )
}
