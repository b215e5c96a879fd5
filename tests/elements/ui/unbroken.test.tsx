import { expect } from 'chai'
import { Facts } from '../../../src/ui/pages/facts'
import { Table } from '../../../src/ui/tables/table'
import { mount } from './mount'

const values = ['2026-12-01 07:40', '021-5800-1001', '张三 138-0000-1001，2026-12-05 前送达']
const numbers = ['2026-12-01', '021-5800-1001', '138-0000-1001', '2026-12-05']

/** Returns the numbers of the texts below a node that are on several lines. */
const brokenIn = (root: ShadowRoot) =>
  numbers.filter((number) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.nodeValue?.indexOf(number) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + number.length)
      return range.getClientRects().length > 1
    }
    throw new Error(`${number} is not shown`)
  })

describe('dates and phone numbers', () => {
  for (const width of [40, 100, 150, 200])
    it(`are not broken at their hyphens in a column of ${width} px`, () => {
      const box = { width }
      const { root, draw } = mount(
        <div style={box}>
          <Table
            label="单据"
            rows={values}
            rowKey={(row) => row}
            columns={[{ key: 'value', head: '值', cell: (row) => row }]}
          />
        </div>,
      )
      expect(brokenIn(root), 'cells of a table').to.deep.equal([])
      draw(
        <div style={box}>
          <Facts of={values.map((value, at) => [String(at), value])} />
        </div>,
      )
      expect(brokenIn(root), 'facts').to.deep.equal([])
    })
})
