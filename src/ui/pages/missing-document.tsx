import type { RouteName } from '../../core/address/hrefs'
import { useHref, useSay } from '../host'
import { uiMessages } from '../ui.messages'
import { EmptyCard } from './empty-card'

type MissingDocumentProps = {
  /** Title in the words of the room. */
  title?: string
  /** `h2` if the page has its own title. */
  heading?: 'h1' | 'h2'
  /** Route of the list. */
  list: RouteName
}

/** Message that a document does not exist. */
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
