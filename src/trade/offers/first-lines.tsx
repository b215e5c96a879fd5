import { DocumentLine } from '../../ui/pages/document'
import { OfferLineGoods } from './offer-line-goods'
import type { OfferLine } from './offers.contract'

type FirstLinesProps = {
  lines: readonly OfferLine[]
  /** Said below, where these are not all. */
  more: string | false
}

/** The first lines of what was asked for, in a list of documents. */
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
