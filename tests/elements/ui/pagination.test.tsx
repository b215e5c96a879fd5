import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { Pager } from '../../../src/ui/tables/pager'
import { Pagination } from '../../../src/ui/tables/pagination'
import { mount, press } from './mount'

function Kept({ start = 1, pages = 65 }: { start?: number; pages?: number }) {
  const [page, setPage] = useState(start)
  const [size, setSize] = useState(20)
  return (
    <Pagination
      page={page}
      pages={pages}
      total={1286}
      to={(wanted) => ({ onPress: () => setPage(wanted) })}
      pageSize={size}
      onPageSize={setSize}
    />
  )
}

const buttons = ({ all }: { all: (selector: string) => HTMLElement[] }) =>
  all('.pagination-button:not(.pagination-end)').map(({ textContent }) => textContent)

describe('pagination', () => {
  it('shows the current page, the last page and the total', () => {
    const mounted = mount(<Kept />)
    expect(buttons(mounted)).to.eql(['1', '2', '3', '4', '5', '65'])
    expect(mounted.get('[aria-current=page]').getAttribute('aria-label')).to.equal('第 1 页')
    expect(mounted.text('.pagination-total')).to.match(/^每页 .* 条，共 1,286 条$/)
  })

  it('moves by page numbers and arrows, and disables the arrows at the ends', () => {
    const mounted = mount(<Kept />)
    const [back, on] = mounted.all('.pagination-end')
    expect(back?.matches(':disabled')).to.equal(true)
    press(on)
    expect(mounted.text('[aria-current=page]')).to.equal('2')
    press(mounted.get('[aria-label="第 65 页"]'))
    expect(on?.matches(':disabled')).to.equal(true)
    expect(buttons(mounted)).to.eql(['1', '61', '62', '63', '64', '65'])
    press(back)
    expect(mounted.text('[aria-current=page]')).to.equal('64')
  })

  it('jumps to a typed page, at most the last, and ignores invalid input', async () => {
    const mounted = mount(<Kept />)
    const field = mounted.get<HTMLInputElement>('.pagination-field')
    const jump = async (typed: string) => {
      field.focus()
      field.select()
      await sendKeys({ type: typed })
      await sendKeys({ press: 'Enter' })
      return mounted.text('[aria-current=page]')
    }
    expect(await jump('30')).to.equal('30')
    expect(await jump('999')).to.equal('65')
    expect(await jump('0')).to.equal('65')
    expect(await jump('x')).to.equal('65')
    expect(field.value).to.equal('65')
  })

  it('changes the page size to 10, 20 or 30', () => {
    const mounted = mount(<Kept />)
    const select = mounted.get<HTMLSelectElement>('select')
    expect([...select.options].map(({ value }) => value)).to.eql(['10', '20', '30'])
    select.value = '30'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(mounted.get<HTMLSelectElement>('select').value).to.equal('30')
  })

  it('has no jump field for 3 pages', () => {
    const mounted = mount(<Kept pages={3} />)
    expect(buttons(mounted)).to.eql(['1', '2', '3'])
    expect(mounted.all('.pagination-field')).to.eql([])
  })

  it('in its compact form moves back, but not beyond the last page', () => {
    const went: number[] = []
    const mounted = mount(<Pager page={65} pages={65} to={(page) => ({ onPress: () => went.push(page) })} />)
    const [back, on] = mounted.all('button')
    expect(mounted.text('.pager')).to.equal('65/65')
    press(on)
    press(back)
    expect(went).to.eql([64])
  })
})
