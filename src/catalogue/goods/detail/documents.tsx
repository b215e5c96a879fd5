import { useSay, useScope } from '../../../ui/host'
import { FileChip } from '../../../ui/forms/file-chip'
import { safeUrl } from '../../../core/address/safe-url'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'

/** Downloads of a product; invalid addresses are left out. */
export default function Documents({ documents }: Pick<GoodsDetail, 'documents'>) {
  const say = useSay(goodsDetailMessages)
  const { settings } = useScope()
  const links = documents.flatMap(({ name, url }) => {
    const href = safeUrl(url, 'media', settings.api)
    return href ? [{ name, href }] : []
  })
  if (links.length === 0) return <p className="ink-3">{say('noDocuments')}</p>
  return (
    <ul className="goods-documents row wrap gap-12 stretch">
      {links.map(({ name, href }) => (
        <li key={href}>
          <FileChip name={name} href={href} />
        </li>
      ))}
    </ul>
  )
}
