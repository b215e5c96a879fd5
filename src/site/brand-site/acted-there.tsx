import { useSay } from '../../ui/host'
import { brandSiteMessages } from './brand-site.messages'
import { isReadOnly, type DocumentSite } from './document-site'

/** Hint with the site on which a read-only document can be changed. */
export function ActedThere({ site }: { site: DocumentSite | undefined }) {
  const say = useSay(brandSiteMessages)
  return site && isReadOnly(site) ? (
    <span className="meta">{say('actedThere', { site: site.name })}</span>
  ) : null
}
