import { Tag } from '../../ui/tag'
import type { DocumentSite } from './document-site'

/** Name of the member site of a document, in a group of sites. */
export const SiteMark = ({ site }: { site: DocumentSite | undefined }) =>
  site ? <Tag tone="outline">{site.name}</Tag> : null
