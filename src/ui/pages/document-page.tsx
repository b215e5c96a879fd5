import type { ReactNode } from 'react'
import type { RouteName } from '../../core/hrefs'
import type { Resource } from '../../core/resource'
import { EmptyCard } from './empty-card'
import { useHref } from '../host'
import { Page } from './page-frame'

/** What a room calls one of its documents, that there is none of that id, and the way to all of them. */
type Word = 'title' | 'missing' | 'missingText' | 'toList'

type DocumentPageProps<Document> = {
  /** null: there is none. */
  of: Resource<Document | null>
  say: (word: Word) => string
  /** What is loaded, where it has a better name than the room’s. */
  what?: string
  /** Where all of them are. */
  list: RouteName
  children: (document: Document) => ReactNode
}

/**
 * One document, and what is said where there is none of that id.
 * @example <DocumentPage of={document} say={say} list="offers">{(offer) => <OfferHead offer={offer} />}</DocumentPage>
 */
export function DocumentPage<Document>({
  of,
  say,
  what = say('title'),
  list,
  children,
}: DocumentPageProps<Document>) {
  const href = useHref()
  return (
    <Page
      of={of}
      what={what}
      missing={
        <EmptyCard
          drawing="search"
          heading="h1"
          title={say('missing')}
          text={say('missingText')}
          way={{ label: say('toList'), href: href(list) }}
        />
      }
    >
      {children}
    </Page>
  )
}
