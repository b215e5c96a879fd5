import { Button } from '../../ui/button'
import type { Candidate } from './quick-order.contract'

type CodeChoiceProps = { label: string; codes: readonly Candidate[]; onChoose: (code: string) => void }

/** Codes that a row may take instead of its own. */
export const CodeChoice = ({ label, codes, onChoose }: CodeChoiceProps) => (
  <span className="quick-order-candidates" role="group" aria-label={label}>
    <span className="note">{label}</span>
    {codes.map(({ skuCode, goodsName }) => (
      <Button key={skuCode} size="small" title={goodsName} onClick={() => onChoose(skuCode)}>
        {skuCode}
      </Button>
    ))}
  </span>
)
