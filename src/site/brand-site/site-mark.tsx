import { Tag } from '../../ui/tag'
import type { DocumentSite } from './document-site'

/** Which member of a group of sites a document belongs to. */
export const SiteMark = ({ site }: { site: DocumentSite | undefined }) =>
  site ? <Tag tone="outline">{site.name}</Tag> : null
