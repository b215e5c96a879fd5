import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import type { ContractDetail } from './contracts.contract'
import { contractMessages } from './contracts.messages'

/** Exact contract text with its checksum and signature. */
export function ContractText({ contract }: { contract: ContractDetail }) {
  const say = useSay(contractMessages)
  const { text, hash, signedName, signedAt } = contract
  return (
    <Card title={say('text')}>
      {text ? (
        <div className="contract-text">{text}</div>
      ) : (
        <p className="below-12 text-dense ink-2">{say('notWritten')}</p>
      )}
      {hash && (
        <footer className="contract-foot stack gap-4 above-16 text-dense">
          {signedName && signedAt && (
            <b>{say('signedBy', { name: signedName, time: signedAt.slice(0, 16) })}</b>
          )}
          <span className="meta">{say('hash', { hash })}</span>
        </footer>
      )}
    </Card>
  )
}
