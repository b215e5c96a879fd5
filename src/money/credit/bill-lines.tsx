import { ExportButton } from '../../account/downloads/export-button'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { LineButtons } from './bill-line-buttons'
import { BillWords } from './bill-words'
import { RefNo } from '../ledger/ref-no'
import { openBillLines, type BillLinesStore } from './bill-lines.store'
import { creditType } from './credit-type'
import type { Credit } from './credit.store'
import { UnsentDisputes } from './unsent-disputes'
import type { Bill, BillDetail, BillLine } from './credit.contract'
import { creditMessages } from './credit.messages'
import { lineMark } from './line-mark'
import { isUnderReview, shownMark } from './line-mark-machine'

const { open, disputed } = lineMark.code

type BillLinesProps = { bill: Bill; credit: Credit; onClose: () => void }

/** Dialog with the lines of a statement, each to be ticked or disputed. */
export function BillLines({ bill, credit, onClose }: BillLinesProps) {
  const { id, month } = bill
  const scope = useScope()
  const say = useSay(creditMessages)
  const store = useOpened(() => openBillLines(scope, id, credit.again))
  return (
    <Dialog
      title={say('linesOf', { month })}
      width={880}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      <Page of={store.detail} what={say('lines')}>
        {(detail) => (
          <>
            <div className="row gap-16 below-12">
              <span className="note credit-lines-checked">
                {isUnderReview(detail.state) &&
                  say('checkedOf', {
                    n: detail.lines.filter(({ mark }) => mark !== open && mark !== disputed).length,
                    all: detail.lines.length,
                  })}
              </span>
              <ExportButton label={say('exportLines')} ask={store.exportAll} />
            </div>
            <UnsentDisputes
              bill={detail}
              credit={credit}
              lines={detail.lines}
              onSent={() => void store.detail.reload()}
            />
            <LineTable detail={detail} store={store} />
            {detail.said && detail.said.length > 0 && <BillWords words={detail.said} />}
          </>
        )}
      </Page>
    </Dialog>
  )
}

function LineTable({
  detail: { month, state, lines },
  store,
}: {
  detail: BillDetail
  store: BillLinesStore
}) {
  const say = useSay(creditMessages)
  const column = useColumns<BillLine>()
  const typeLabel = useLabel(creditType)
  return (
    <Table
      framed
      label={say('linesOf', { month })}
      rows={lines}
      rowKey={(line) => line.id}
      columns={[
        { key: 'time', head: say('time'), width: 152, cell: ({ createdAt }) => createdAt.slice(0, 16) },
        { key: 'type', head: say('type'), width: 88, cell: ({ type }) => typeLabel(type) },
        {
          key: 'ref',
          head: say('refNo'),
          cell: ({ reason, answer, ...line }) => (
            <>
              <RefNo of={line} />
              {line.poNumbers.length > 0 && (
                <p className="note">{say('poNumbers', { nos: line.poNumbers.join(' · ') })}</p>
              )}
              {reason && <p className="note">{reason}</p>}
              {answer && <p className="note">{say('answered', { answer })}</p>}
            </>
          ),
        },
        column.money('amount', say('amount'), 112),
        {
          key: 'found',
          head: say('found'),
          width: 92,
          cell: ({ mark }) => {
            const shown = shownMark(mark, state)
            return shown === undefined ? '—' : <StateTag of={lineMark} code={shown} />
          },
        },
        ...(lines.some(({ actions }) => actions.length > 0)
          ? [column.actions(204, (line) => <LineButtons line={line} store={store} />)]
          : []),
      ]}
    />
  )
}
