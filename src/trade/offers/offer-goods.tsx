import { pictureAddress } from '../../core/picture-address'
import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { Tag } from '../../ui/tag'
import { offerMessages } from './offers.messages'
import sheet from './offers.css?sheet'

type OfferGoodsProps = {
  /** Empty: the shop does not list it. */
  goodsId?: string | undefined
  name: string
  /** Size or model in words. */
  spec?: string
  image?: string
  custom?: boolean
}

/** Picture, name and size of what is asked for. */
export function OfferGoods({ goodsId, name, spec, image, custom = false }: OfferGoodsProps) {
  useSheet(sheet)
  const say = useSay(offerMessages)
  const scope = useScope()
  const href = useHref()
  return (
    <span className="offer-goods">
      <span className="offer-tile">
        <Picture src={image ? pictureAddress(scope, image) : ''} alt="" size={48} />
      </span>
      <span className="offer-words">
        {goodsId ? (
          <a className="offer-name" href={href('goods', { goodsId })} title={name}>
            {name}
          </a>
        ) : (
          <span className="offer-name">{name}</span>
        )}
        <span className="meta">
          {custom && <Tag tone="brand">{say('custom')}</Tag>}
          {!goodsId && <Tag>{say('unlisted')}</Tag>}
          {spec}
        </span>
      </span>
    </span>
  )
}
