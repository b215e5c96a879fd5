import { expect } from 'chai'
import { QrCode } from '../../src/ui/qr-code'
import { Table } from '../../src/ui/tables/table'
import menu from '../../elements/trade-menu'
import goodsCard from '../../elements/trade-goods-card'
import { mount } from './ui/mount'
import { answerCalls, goods, put, theme, until } from './shop-answers'

const noAddress = 'http://['

answerCalls({
  themePage: () => ({ ...theme, shell: { ...theme.shell, logo: noAddress } }),
  listData: () => [{ ...goods('1'), goodsImageShow: noAddress }],
})
before(() => localStorage.clear())

describe('valid but unusual values in responses', () => {
  it('an invalid logo address shows the site’s name instead', async () => {
    menu.define()
    const root = put('trade-menu')
    await until(() => root.querySelector('.menu-logo-name'))
    expect(root.querySelector('.menu-logo-name')?.textContent).to.equal(theme.shell.siteName)
    expect(root.querySelector('[part=error]')).to.equal(null)
  })

  it('an invalid picture address shows a placeholder in a card that keeps its price', async () => {
    goodsCard.define()
    const root = put('trade-goods-card')
    root.host.setAttribute('goods-id', '1')
    await until(() => root.querySelector('.picture-missing'))
    expect(root.textContent).to.include('¥8.60')
  })

  it('a QR code of 778 characters is left out, and one of 777 is rendered', () => {
    const { all } = mount(
      <p>
        <QrCode content={'长'.repeat(777)} label="fits" />
        <QrCode content={'长'.repeat(778)} label="does not" />
      </p>,
    )
    expect(all('svg').map((code) => code.getAttribute('aria-label'))).to.eql(['fits'])
  })

  it('a text of 100,000 characters is limited to 320 px in a heading and 200 px in a table row', () => {
    const endless = '长Wq'.repeat(33_334)
    const { get, host } = mount(
      <>
        <h1>{endless}</h1>
        <Table
          label="rows"
          rows={[endless, 'short']}
          rowKey={(row) => row.length}
          columns={[
            { key: 'number', cell: (_, at) => at, width: 80 },
            { key: 'name', cell: (row) => row },
          ]}
        />
      </>,
    )
    expect(get('h1').getBoundingClientRect().height).to.be.at.most(16 * 20)
    expect(get('tr').getBoundingClientRect().height).to.be.at.most(200)
    expect(get('tbody tr').getBoundingClientRect().height).to.be.at.most(200)
    expect(host.scrollWidth).to.be.at.most(innerWidth)
  })
})
