import { DocumentLine } from '../../ui/pages/document'
import { OfferLineGoods } from './offer-line-goods'
import type { OfferLine } from './offers.contract'

type FirstLinesProps = {
  lines: readonly OfferLine[]
  /** Text below the lines if there are more of them. */
  more: string | false
}

/** First lines of a document in a list. */
export const FirstLines = ({ lines, more }: FirstLinesProps) => (
  <ul className="document-lines">
    {lines.map((line) => (
      <DocumentLine key={line.id} line={line}>
        <OfferLineGoods line={line} />
      </DocumentLine>
    ))}
    {more && <li className="meta document-more">{more}</li>}
  </ul>
)
