import { useSay } from '../../ui/host'
import { brandSiteMessages } from './brand-site.messages'
import { isReadOnly, type DocumentSite } from './document-site'

/** In place of what could be done with a document that is only shown here: where it is done. */
export function ActedThere({ site }: { site: DocumentSite | undefined }) {
  const say = useSay(brandSiteMessages)
  return site && isReadOnly(site) ? (
    <span className="meta">{say('actedThere', { site: site.name })}</span>
  ) : null
}
