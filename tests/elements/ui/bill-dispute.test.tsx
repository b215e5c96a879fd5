import { expect } from 'chai'
import { BillDispute } from '../../../src/money/credit/bill-dispute'
import { billState } from '../../../src/money/credit/bill-state'
import { openCredit } from '../../../src/money/credit/credit.store'
import { useHost, useOpened } from '../../../src/ui/host'
import { mount } from './mount'

const bill = {
  id: '1',
  billNo: 'ZD202611',
  month: '2026-11',
  amount: 150_680,
  repaid: 0,
  left: 150_680,
  dueDate: '2027-01-05',
  daysLeft: 35,
  disputeReason: '',
  disputedLines: 1,
}

function Probe({ state }: { state: number }) {
  const { scope, urlState } = useHost()
  const credit = useOpened(() => openCredit(scope, urlState))
  return <BillDispute bill={{ ...bill, state }} credit={credit} open={undefined} setOpen={() => {}} />
}

describe('BillDispute', () => {
  it('offers to submit disputed lines only while the statement is to be confirmed', () => {
    const { root, draw } = mount(<Probe state={billState.code.toBeConfirmed} />)
    expect(root.textContent).to.contain('1 行有异议，还没有提交给平台')
    draw(<Probe state={billState.code.disputed} />)
    expect(root.textContent).not.to.contain('还没有提交')
  })
})
