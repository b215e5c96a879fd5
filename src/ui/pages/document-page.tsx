import type { ReactNode } from 'react'
import type { RouteName } from '../../core/hrefs'
import type { Resource } from '../../core/resource'
import { MissingDocument } from './missing-document'
import { Page } from './page-frame'

type DocumentPageProps<Document> = {
  /** null: there is none. */
  of: Resource<Document | null>
  /** What is loaded. */
  what: string
  /** What is said where there is none. */
  missing?: string
  /** Where all of them are. */
  list: RouteName
  children: (document: Document) => ReactNode
}

/**
 * One document, and what is said where there is none of that id.
 * @example <DocumentPage of={document} what={say('title')} list="offers">{(offer) => <OfferHead offer={offer} />}</DocumentPage>
 */
export const DocumentPage = <Document,>({
  of,
  what,
  missing,
  list,
  children,
}: DocumentPageProps<Document>) => (
  <Page of={of} what={what} missing={<MissingDocument title={missing} list={list} />}>
    {children}
  </Page>
)
