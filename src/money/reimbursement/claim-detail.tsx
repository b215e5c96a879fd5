import { formatMoney } from '../../core/money'
import { resource } from '../../core/store/resource'
import { FileList } from '../../site/files/file-list'
import { Button } from '../../ui/button'
import { useCurrency } from '../../ui/currency'
import { Dialog } from '../../ui/overlays/dialog'
import { Figures } from '../../ui/pages/figures'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { StateTag } from '../../ui/state-tag'
import { useLabel } from '../../ui/use-label'
import { claimKind, claimState } from './claim'
import { claimDetail, type Claim, type ClaimDetail, type Expense } from './reimbursement.contract'
import { reimbursementMessages } from './reimbursement.messages'

/** Dialog with a claim, its receipts and its log. */
export function ClaimDetailDialog({
  claim: { id, claimNo },
  onClose,
}: {
  claim: Claim
  onClose: () => void
}) {
  const say = useSay(reimbursementMessages)
  const scope = useScope()
  const detail = useOpened(() =>
    resource((signal) => scope.call(claimDetail, { path: { id } }, { signal, quiet: true })),
  )
  return (
    <Dialog
      title={claimNo}
      width={640}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      <Page of={detail} what={say('detail')}>
        {(value) => <ClaimFacts of={value} />}
      </Page>
    </Dialog>
  )
}

function ClaimFacts({ of }: { of: ClaimDetail }) {
  const say = useSay(reimbursementMessages)
  const kindLabel = useLabel(claimKind)
  const currency = useCurrency()
  const { title, kind, amount, spentOn, note, files, expenses, history } = of
  return (
    <>
      <Figures
        of={[
          [expenses ? say('several', { n: expenses.length }) : kindLabel(kind), title],
          [say('amount'), formatMoney(amount, currency)],
          ...(expenses ? [] : [[say('spentOn'), spentOn] as const]),
        ]}
      />
      {expenses ? (
        <ExpenseFacts of={expenses} />
      ) : (
        <>
          {note && <p>{note}</p>}
          <FileList files={files} />
        </>
      )}
      <h3 className="card-title">{say('history')}</h3>
      <ol className="stack gap-8">
        {history.map(({ at, toState, actor, reason }) => (
          <li key={at + String(toState)}>
            <time className="note">{at.slice(0, 16)}</time> <StateTag of={claimState} code={toState} />{' '}
            {say(actor === 'platform' ? 'platform' : 'buyer')}
            {reason && ` · ${reason}`}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Expenses of a claim with their receipts. */
function ExpenseFacts({ of }: { of: readonly Expense[] }) {
  const say = useSay(reimbursementMessages)
  const kindLabel = useLabel(claimKind)
  const currency = useCurrency()
  return (
    <ol className="stack gap-8 start">
      {of.map(({ kind, amount, spentOn, orderNo, note, files }, at) => (
        // Two expenses may be alike in all that is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <b>{kindLabel(kind)}</b> {formatMoney(amount, currency)}{' '}
          <span className="note">
            {spentOn}
            {orderNo && ` · ${say('order', { no: orderNo })}`}
          </span>
          {note && <p>{note}</p>}
          <FileList files={files} />
        </li>
      ))}
    </ol>
  )
}
