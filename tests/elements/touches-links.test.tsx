import { expect } from 'chai'
import { useLayoutEffect } from 'react'
import { drawRegion } from './drawn-region'
import { pause, until } from './until'

const View = () => (
  <p>
    <a id="goods" href="/goods/7">
      <b>Goods</b>
    </a>
    <a id="mapped" href="/p/7">
      Goods at the page’s own address
    </a>
    <a id="below" href="#below">
      Below
    </a>
  </p>
)

describe('a link in a rendered element whose code is not loaded', () => {
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

  it('dispatches trade-navigate with its route and parameters', async () => {
    cancels = true
    const { press } = drawRegion(View)
    await press('#goods b')
    await until(() => asked.length > 0, 'event')
    expect(asked).to.eql(['/goods/7 goods {"goodsId":"7"}'])
  })

  it('names the route of an address that the element’s own routes map', async () => {
    cancels = true
    const { press, root } = drawRegion(View)
    // Settings of another site, whose scope does not exist yet.
    root.host.setAttribute('site', 'mapped')
    root.host.setAttribute('routes', '{"goods":"/p/{goodsId}"}')
    await press('#mapped')
    await until(() => asked.length > 0, 'event')
    expect(asked).to.eql(['/p/7 goods {"goodsId":"7"}'])
  })

  it('navigates if the event is not cancelled', async () => {
    cancels = false
    const { press } = drawRegion(View)
    await press('#below')
    await until(() => location.hash === '#below', 'address')
    expect(asked.length).to.equal(1)
    history.replaceState(null, '', location.pathname)
  })
})

describe('a rendered element that is removed during its hydration', () => {
  it('causes no error', async () => {
    const errors: string[] = []
    const note = (event: Event) => {
      errors.push(event instanceof ErrorEvent ? event.message : String(Reflect.get(event, 'reason')))
      event.preventDefault()
    }
    const kinds = ['error', 'unhandledrejection']
    for (const kind of kinds) addEventListener(kind, note)
    let removed = false
    // Before React's effects, which report that the code has taken over.
    const Removed = () => {
      useLayoutEffect(() => {
        region.root.host.remove()
        removed = true
      }, [])
      return <button type="button">Goods</button>
    }
    const region = drawRegion(Removed)
    await region.press('button')
    void region.live()
    await until(() => removed, 'code')
    await pause(0)
    for (const kind of kinds) removeEventListener(kind, note)
    expect(errors).to.eql([])
  })
})
