import { expect } from 'chai'
import login from '../../elements/trade-login'
import { put, until, type Part } from './goods-page'
import { registerApi } from './register-api'

login.define()

let api: ReturnType<typeof registerApi>
beforeEach(() => (api = registerApi()))
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
})

const namesIn = (part: Part) => part.all('.third-party-icon').map(({ textContent }) => textContent)

describe('third-party logins', () => {
  it('show the channels of the shop, without unknown ones', async () => {
    api.state.instead.set('channels', { code: 200, data: ['alipay', 'wechat', 'constructor'] })
    const part = put('trade-login')
    await until(() => part.all('.third-party-icon').length === 2)
    expect(namesIn(part)).to.eql(['微信', '支付宝'])
  })

  it('are left out if the shop has none', async () => {
    api.state.instead.set('channels', { code: 200, data: [] })
    const part = put('trade-login')
    await until(() => part.all('form').length === 1 && part.all('.third-party-icons').length === 0)
    expect(api.sent('channels')).to.have.length(1)
  })

  it('show all three for a shop without the endpoint (404)', async () => {
    api.state.instead.set('channels', { code: 404, message: 'there is no such address' })
    const part = put('trade-login')
    const shown = '.third-party-icons:not([aria-busy]) .third-party-icon'
    await until(() => part.all(shown).length === 3)
    expect(namesIn(part)).to.eql(['微信', 'QQ', '支付宝'])
  })

  it('reserve hidden space until the channels are known', async () => {
    let open = () => {}
    api.state.gate = new Promise((done) => (open = done))
    api.state.instead.set('channels', { code: 200, data: ['qq'] })
    const part = put('trade-login')
    await until(() => part.all('.third-party-icon').length === 3)
    const [group] = part.all('.third-party-icons')
    expect(group && getComputedStyle(group).visibility).to.equal('hidden')
    expect(group?.getBoundingClientRect().height).to.be.greaterThan(60)
    open()
    await until(() => part.all('.third-party-icon').length === 1)
    expect(group && getComputedStyle(group).visibility).to.equal('visible')
  })
})
