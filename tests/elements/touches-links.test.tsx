import { expect } from 'chai'
import { drawRegion } from './drawn-region'
import { until } from './until'

const View = () => (
  <p>
    <a id="goods" href="/goods/7">
      <b>Goods</b>
    </a>
    <a id="below" href="#below">
      Below
    </a>
  </p>
)

describe('a link of a rendered element whose code is not loaded', () => {
  const asked: string[] = []
  let cancels = true
  const ask = (event: DocumentEventMap['trade-navigate']) => {
    const { href, route, params } = event.detail
    asked.push(`${new URL(href).pathname} ${route} ${JSON.stringify(params)}`)
    if (cancels) event.preventDefault()
  }
  beforeEach(() => document.addEventListener('trade-navigate', ask))
  afterEach(() => {
    document.removeEventListener('trade-navigate', ask)
    document.body.replaceChildren()
    asked.length = 0
  })

  it('asks the page, which may go there in another way', async () => {
    cancels = true
    const { press } = drawRegion(View)
    await press('#goods b')
    await until(() => asked.length > 0, 'event')
    expect(asked).to.eql(['/goods/7 goods {"goodsId":"7"}'])
  })

  it('leads where it says if the page does not', async () => {
    cancels = false
    const { press } = drawRegion(View)
    await press('#below')
    await until(() => location.hash === '#below', 'address')
    expect(asked.length).to.equal(1)
    history.replaceState(null, '', location.pathname)
  })
})
