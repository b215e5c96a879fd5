import { expect } from 'chai'
import { Button } from '../../../src/ui/button'
import { Table, type Column } from '../../../src/ui/tables/table'
import { until } from '../shop-answers'
import { mount } from './mount'

type Bill = { month: string; amount: string; due: string }
const bills: Bill[] = [
  { month: '2026-10', amount: '256,096.00', due: '2026-12-05' },
  { month: '2026-09', amount: '9.30', due: '2026-11-05' },
]
const columns: Column<Bill>[] = [
  { key: 'month', head: '账期', cell: ({ month }) => month, total: '合计' },
  { key: 'amount', head: '账单金额', align: 'right', cell: ({ amount }) => amount, total: '256,105.30' },
  { key: 'due', head: '到期日', cell: ({ due }) => due },
]
const table = (rows: Bill[]) => (
  <Table label="月度账单" columns={columns} rows={rows} rowKey={({ month }) => month} />
)

const style = (
  element: Element | undefined,
  property: 'textAlign' | 'paddingLeft' | 'fontWeight' | 'borderTopColor',
) => element && getComputedStyle(element)[property]

describe('table', () => {
  it('has a caption, and column headers with a scope', () => {
    const { text, all } = mount(table(bills))
    expect(text('caption')).to.equal('月度账单')
    expect(all('th').every((head) => head.getAttribute('scope') === 'col')).to.equal(true)
  })

  it('aligns numbers right', () => {
    const { all } = mount(table(bills))
    const cells = all('tbody td:nth-child(2)')
    expect(cells.map((cell) => style(cell, 'textAlign'))).to.eql(['right', 'right'])
    const ends = cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getBoundingClientRect().right
    })
    expect(ends[0]).to.equal(ends[1])
  })

  it('adds 32 px between a right-aligned and a left-aligned column', () => {
    const { all } = mount(table(bills))
    const [month, , due] = all('tbody tr:first-child td')
    expect([style(month, 'paddingLeft'), style(due, 'paddingLeft')]).to.eql(['12px', '44px'])
  })

  it('renders 30 of 100 rows at once and the others later, with the first row unchanged', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ month: String(at), amount: '1.00', due: '' }))
    const { all, get } = mount(table(many))
    expect(all('tbody tr').length).to.equal(30)
    expect(get('table').ariaBusy).to.equal('true')
    const [first] = all('tbody tr')
    await until(() => all('tbody tr').length === 100)
    expect(get('table').ariaBusy).to.equal(null)
    expect(all('tbody tr')[0] === first, 'kept').to.equal(true)
  })

  it('has table rows if its columns fit (790 px), and stacked blocks below (780 px)', async () => {
    const wide: Column<Bill>[] = [152, 88, undefined, 112, 92, 204].map((width, at) => ({
      key: String(at),
      head: `列 ${at}`,
      width,
      cell: ({ month }) => month,
    }))
    const at = (width: number) => {
      const { get } = mount(
        <div style={{ width }}>
          <Table label="明细" columns={wide} rows={bills} rowKey={({ month }) => month} />
        </div>,
      )
      const [table, row] = [get('table').getBoundingClientRect(), get('tbody tr')]
      return [getComputedStyle(row).display, Math.round(table.width)]
    }
    expect(at(830)).to.eql(['table-row', 830])
    expect(at(790)).to.eql(['table-row', 790])
    expect(at(780)).to.eql(['block', 780])
    expect(at(320)).to.eql(['block', 320])
  })

  it('keeps a row’s buttons on one line in a column narrower than their labels', () => {
    const labels = ['Withdraw request', 'Enter tracking number', 'Pay']
    const withActions: Column<Bill>[] = [
      ...columns,
      {
        key: 'action',
        head: 'Actions',
        align: 'right',
        width: 128,
        cell: () => (
          <span className="actions">
            {labels.map((label) => (
              <Button key={label} size="small">
                {label}
              </Button>
            ))}
          </span>
        ),
      },
    ]
    const { all, get } = mount(
      <div style={{ width: 1000 }}>
        <Table label="Statements" columns={withActions} rows={bills} rowKey={({ month }) => month} />
      </div>,
    )
    const tops = all('tbody tr:first-child .button').map((button) => button.getBoundingClientRect().top)
    expect(tops).to.eql(labels.map(() => tops[0]))
    expect(get('table').getBoundingClientRect().width).to.equal(1000)
  })

  it('ends with a total row, and has none without rows', () => {
    const { all, draw, text } = mount(table(bills))
    const total = all('tfoot td')
    expect(total.map(({ textContent }) => textContent)).to.eql(['合计', '256,105.30', ''])
    expect(style(total[1], 'fontWeight')).to.equal('600')
    draw(table([]))
    expect(all('tfoot')).to.eql([])
    expect(text('tbody')).to.equal('暂无数据')
  })
})
