import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Table, type Column } from '../../../src/ui/tables/table'
import { until } from '../shop-answers'
import { faults } from '../faults'
import { focused, mount, painted, type Mounted } from './mount'

type Part = { id: number; name: string }
const parts = (count: number): Part[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `轴承 ${id}` }))
const columns: Column<Part>[] = [
  // Every seventh row wraps, so heights differ.
  { key: 'name', head: '商品', cell: ({ id, name }) => (id % 7 ? name : <p>{`${name} `.repeat(40)}</p>) },
  { key: 'note', head: '备注', width: 200, cell: ({ id }) => <input aria-label={`备注 ${id}`} /> },
]
const table = (rows: Part[]) => <Table label="商品" columns={columns} rows={rows} rowKey={({ id }) => id} />

const rowsAt = ({ all }: Mounted) => all('[data-at]').map((row) => Number(row.dataset.at))
const standing = (mounted: Mounted, at: number) => mounted.all(`[data-at="${at}"]`)[0]
const windowed = (mounted: Mounted) =>
  until(() => mounted.all('tbody > [aria-hidden]').length > 0 && rowsAt(mounted).length < 60)
/** Returns whether every visible point of the table shows a row. */
function covered({ get, root }: Mounted) {
  const { left, top, bottom } = get('tbody').getBoundingClientRect()
  for (let y = Math.max(top, 20) + 4; y < Math.min(bottom, innerHeight) - 4; y += 20) {
    if (!root.elementFromPoint(left + 20, y)?.closest('[data-at], thead')) return false
  }
  return true
}

describe('a table with many rows', () => {
  afterEach(() => window.scrollTo(0, 0))

  it('renders all of 100 rows without loading the virtual list', async () => {
    const mounted = mount(table(parts(100)))
    await until(() => rowsAt(mounted).length === 100)
    await painted()
    expect(mounted.get('table').hasAttribute('aria-rowcount')).to.equal(false)
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('row-engine'))).to.eql(
      [],
    )
  })

  it('renders fewer than 60 of 5,000 rows, with the total in aria-rowcount', async () => {
    const mounted = mount(table(parts(5000)))
    await windowed(mounted)
    expect(mounted.get('table').ariaRowCount).to.equal('5001')
    expect(mounted.get('thead tr').ariaRowIndex).to.equal('1')
    expect(standing(mounted, 3)?.ariaRowIndex).to.equal('5')
    expect(await faults(mounted.host)).to.eql([])
  })

  it('covers the viewport with rows at every scroll position and reaches the last one', async () => {
    const mounted = mount(table(parts(5000)))
    await windowed(mounted)
    for (const share of [0.1, 0.5, 0.9, 1, 0.3]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share)
      await painted()
      await painted()
      expect(covered(mounted), `at ${share}: ${rowsAt(mounted).join()}`).to.equal(true)
      expect(rowsAt(mounted).length).to.be.lessThan(60)
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    await until(() => rowsAt(mounted).includes(4999))
  })

  it('keeps the visible rows in place while rows above grow', async () => {
    const mounted = mount(table(parts(5000)))
    await windowed(mounted)
    window.scrollTo(0, 60_000)
    await painted()
    await painted()
    for (let at = 0; at < 30; at += 1) {
      const [middle] = rowsAt(mounted).filter((each) => {
        const top = standing(mounted, each)?.getBoundingClientRect().top ?? 0
        return top > 200 && top < 500
      })
      if (middle === undefined) throw new Error('no row in the middle')
      const before = standing(mounted, middle)?.getBoundingClientRect().top ?? 0
      window.scrollBy(0, -120)
      await painted()
      const after = standing(mounted, middle)?.getBoundingClientRect().top ?? 0
      expect(Math.abs(after - before - 120), `row ${middle}`).to.be.lessThan(2)
    }
  })

  it('keeps the focused row with its typed text, and Tab continues from it', async () => {
    const mounted = mount(table(parts(1000)))
    await windowed(mounted)
    mounted.get<HTMLInputElement>('[data-at="5"] input').focus()
    await sendKeys({ type: '急' })
    window.scrollTo(0, 20_000)
    await until(() => Math.max(...rowsAt(mounted)) > 200)
    expect(focused()?.getAttribute('aria-label')).to.equal('备注 5')
    expect(mounted.get<HTMLInputElement>('[data-at="5"] input').value).to.equal('急')
    await sendKeys({ press: 'Tab' })
    expect(focused()?.getAttribute('aria-label')).to.equal('备注 6')
    await until(() => rowsAt(mounted).includes(10))
    expect(focused()?.getAttribute('aria-label')).to.equal('备注 6')
  })

  it('renders all 300 rows for printing', async () => {
    const mounted = mount(table(parts(300)))
    await windowed(mounted)
    window.dispatchEvent(new Event('beforeprint'))
    expect(rowsAt(mounted)).to.eql(parts(300).map(({ id }) => id))
    window.dispatchEvent(new Event('afterprint'))
    await windowed(mounted)
  })

  it('updates when rows are removed or added', async () => {
    const mounted = mount(table(parts(1000)))
    await windowed(mounted)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await until(() => rowsAt(mounted).includes(999))
    mounted.draw(table(parts(400)))
    await until(() => rowsAt(mounted).includes(399) && covered(mounted))
    mounted.draw(table(parts(20)))
    await until(() => rowsAt(mounted).length === 20)
    expect(mounted.all('tbody > [aria-hidden]')).to.eql([])
    mounted.draw(table(parts(1000)))
    await windowed(mounted)
  })

  it('scrolls inside a page’s own scroll container in a shadow root', async () => {
    const mounted = mount(table(parts(2000)))
    const shell = document.createElement('div')
    const inner = shell.attachShadow({ mode: 'open' })
    inner.innerHTML = '<main style="height: 100vh; overflow: auto"><h1>壳</h1><slot></slot></main>'
    document.body.append(shell)
    shell.append(mounted.host)
    mounted.draw(<i />)
    mounted.draw(table(parts(2000)))
    await windowed(mounted)
    const main = inner.querySelector('main')
    for (const top of [9000, 30_000]) {
      main?.scrollTo(0, top)
      await until(() => (rowsAt(mounted)[0] ?? 0) > top / 200)
      await painted()
      expect(covered(mounted), `${rowsAt(mounted).join()}`).to.equal(true)
      expect(rowsAt(mounted).length).to.be.lessThan(60)
    }
    shell.remove()
  })
})
