import { expect } from 'chai'
import footerElement from '../../elements/trade-footer'
import outletElement from '../../elements/trade-outlet'
import { scopeOf } from '../../src/core/host/scope'
import { answerCalls, put, until } from './shop-answers'

const asked = answerCalls({
  'network/site': () => new Response(JSON.stringify({ code: 404, message: '站点不存在', data: null })),
})
const before = location.href
localStorage.clear()
after(() => history.replaceState(null, '', before))

it('an unknown brand site shows the 404 page after 2 s, without a toast or further requests', async () => {
  history.replaceState(null, '', '/')
  outletElement.define()
  const started = performance.now()
  const root = put('trade-outlet')
  await until(() => root.querySelector('h1')?.textContent?.includes('页面不存在'))
  expect(performance.now() - started).to.be.at.least(1990)
  expect(scopeOf(root.host).toasts.$toasts.get()).to.deep.equal([])
  expect(location.pathname).to.equal('/')
  expect(localStorage.getItem(`trade:${location.hostname}:brand-site`)).to.contain('"id":""')
  expect(asked.filter(({ pathname }) => !pathname.includes('network/site'))).to.have.length(0)
})

it('the footer of an unknown brand site shows an error with retry', async () => {
  footerElement.define()
  const root = put('trade-footer')
  await until(() => root.textContent?.includes('没有加载出来'))
  const before = asked.length
  root.querySelector('button')?.click()
  await until(() => asked.length > before)
})
