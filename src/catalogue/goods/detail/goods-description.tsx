import { useSay } from '../../../ui/host'
import { RichText } from '../../../ui/rich-text'
import { goodsDetailMessages } from './goods-detail.messages'

/** What the seller writes about a product; its code comes when somebody wants to read it. */
export default function GoodsDescription({ html }: { html: string }) {
  const say = useSay(goodsDetailMessages)
  return html ? <RichText html={html} /> : <p className="goods-tab-empty">{say('noDescription')}</p>
}
