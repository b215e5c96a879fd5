import type { ReactNode } from 'react'
import type { RouteName } from '../../core/address/hrefs'
import type { Resource } from '../../core/store/resource'
import { KeepFocus } from './keep-focus'
import { MissingDocument } from './missing-document'
import { Page } from './page-frame'

type DocumentPageProps<Document> = {
  /** Null: the document does not exist. */
  of: Resource<Document | null>
  /** Name of what is loaded. */
  what: string
  /** Title if it does not exist. */
  missing?: string
  /** Route of the list. */
  list: RouteName
  children: (document: Document) => ReactNode
}

/**
 * Page of one document, or a message if it does not exist.
 * @example <DocumentPage of={document} what={say('title')} list="offers">{(offer) => <OfferHead offer={offer} />}</DocumentPage>
 */
export const DocumentPage = <Document,>({
  of,
  what,
  missing,
  list,
  children,
}: DocumentPageProps<Document>) => (
  <KeepFocus>
    <Page of={of} what={what} missing={<MissingDocument title={missing} list={list} />}>
      {children}
    </Page>
  </KeepFocus>
)
