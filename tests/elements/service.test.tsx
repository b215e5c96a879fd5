import { expect } from 'chai'
import barElement from '../../elements/trade-floating-bar'
import consultElement from '../../elements/trade-consult'
import serviceButton from '../../elements/trade-customer-service'
import serviceElement from '../../elements/trade-service'
import { actions } from '../../src/core/host/actions'
import { scopeOf } from '../../src/core/host/scope'
import { consultOf } from '../../src/site/customer-service/consult.store'
import { buttonIn, contentApi, mountTag, texts } from './content-api'
import { painted, until } from './shop-answers'

const api = contentApi()
for (const element of [barElement, consultElement, serviceButton, serviceElement]) element.define()

const opened: string[] = []
const realOpen = window.open
before(() => {
  window.open = (url) => {
    opened.push(String(url))
    return null
  }
})
after(() => void (window.open = realOpen))
const scope = scopeOf()
const usual = { ...api.state.service }
beforeEach(() => {
  opened.length = 0
  api.state.service = { ...usual }
  scope.toasts.$toasts.set([])
})
afterEach(() => {
  api.state.down.clear()
  consultOf(scope).close()
  document.body.replaceChildren()
})
const titles = () => scope.toasts.$toasts.get().map(({ title }) => title)
const press = (root: ShadowRoot, name = /客服/) => buttonIn(root, name)?.click()

describe('contacting customer service', () => {
  it('opens the chat page with the brand site’s id', async () => {
    const root = mountTag('trade-customer-service')
    await until(() => buttonIn(root, /联系客服/))
    press(root)
    await until(() => opened.length)
    expect(opened).to.deep.equal(['https://chat.example/room?x=1&brandSiteId=1001'])
  })

  it('opens the messenger while the platform’s own service is on', async () => {
    Object.assign(api.state.service, { state: 10, chatUrl: undefined, imLink: 'https://im.example/shop' })
    const root = mountTag('trade-customer-service')
    await until(() => buttonIn(root, /客服/))
    press(root)
    await until(() => opened.length)
    expect(opened).to.deep.equal(['https://im.example/shop'])
  })

  it('shows a warning if no contact is configured', async () => {
    Object.assign(api.state.service, {
      state: 20,
      chatUrl: 'javascript:alert(1)',
      imLink: 'https://im.example/',
    })
    const root = mountTag('trade-customer-service')
    await until(() => buttonIn(root, /客服/))
    press(root)
    await until(() => titles().includes('平台未设置或未启用客服'))
    expect(opened).to.deep.equal([])
  })

  it('with channel="message" opens only the messenger', async () => {
    Object.assign(api.state.service, { state: 10, imLink: 'https://im.example/shop' })
    const root = mountTag('trade-customer-service', { channel: 'message', label: '企业微信' })
    await until(() => buttonIn(root, /企业微信/))
    press(root, /企业微信/)
    await until(() => opened.length)
    expect(opened).to.deep.equal(['https://im.example/shop'])
  })

  it('shows an error if the request fails, and opens nothing', async () => {
    api.state.down.add('siteCustomer')
    const root = mountTag('trade-customer-service')
    await until(() => buttonIn(root, /客服/))
    press(root)
    await until(() => titles().includes('错误'))
    expect(opened).to.deep.equal([])
  })

  it('calls the page’s own action if it has one', async () => {
    const { contactService } = actions
    let asked = 0
    actions.contactService = () => void (asked += 1)
    const root = mountTag('trade-customer-service')
    await until(() => buttonIn(root, /客服/))
    press(root)
    actions.contactService = contactService
    expect(asked).to.equal(1)
    await painted()
    expect(opened).to.deep.equal([])
  })

  it('works from the floating bar', async () => {
    const root = mountTag('trade-floating-bar')
    await until(() => buttonIn(root, /客服/))
    press(root)
    await until(() => opened.length)
    expect(opened[0]).to.contain('brandSiteId=1001')
  })
})

describe('the customer service dialog', () => {
  const dialog = () => document.querySelector('trade-consult')?.shadowRoot?.querySelector('dialog')
  const field = (label: string) => {
    const root = document.querySelector('trade-consult')?.shadowRoot
    const id = [...(root?.querySelectorAll('label') ?? [])].find(
      (each) => each.textContent === label,
    )?.htmlFor
    const found = root?.getElementById(id ?? '')
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
    throw new Error(`no field ${label}`)
  }
  function type(label: string, value: string) {
    const input = field(label)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  it('opens once with all contacts by the shared state, and again after closing', async () => {
    consultOf(scope).open()
    consultOf(scope).open()
    await until(() => dialog()?.textContent?.includes('400-000-6118'))
    expect(document.querySelectorAll('trade-consult')).to.have.length(1)
    const box = dialog()
    expect(box?.querySelector('.dialog-title')?.textContent).to.equal('咨询客服')
    expect(box?.querySelector('.customer-service-consult-phone')?.getAttribute('href')).to.equal(
      'tel:4000006118',
    )
    expect(box?.textContent).to.contain('工作日 8:30–18:00')
    expect(box?.querySelector('img')?.src).to.match(/\/img\/qr\.svg$/)
    expect(texts(box ?? document, 'button').includes('在线咨询')).to.equal(true)
    consultOf(scope).close()
    await until(() => !dialog())
    consultOf(scope).open()
    await until(() => dialog()?.open)
  })

  it('hides chat, QR code and form if the site has none', async () => {
    Object.assign(api.state.service, { chatUrl: undefined, qrCode: undefined, messageForm: 20 })
    const root = mountTag('trade-consult', { site: 'bare' })
    await until(() => root.textContent?.includes('400-000-6118'))
    expect(root.querySelectorAll('button, img, form')).to.have.length(0)
  })

  it('validates a message, sends it once on a double click, and confirms it', async () => {
    consultOf(scope).open()
    await until(() => dialog()?.querySelector('form'))
    const send = () => dialog()?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    send()
    await until(() => titles().includes('请输入联系电话'))
    expect(api.sent('/message/add')).to.have.length(0)
    type('联系电话', '13800001234')
    type('留言内容', '6204 什么时候到货？')
    send()
    send()
    await until(() => dialog()?.textContent?.includes('留言已提交'))
    expect(api.sent('/message/add').map(({ body }) => body)).to.deep.equal([
      { phone: '13800001234', content: '6204 什么时候到货？' },
    ])
    expect(api.sent('/message/add')[0]?.search.get('brandTerminalId')).to.equal('1001')
  })

  it('keeps typed text after a failure, and asks before it discards it', async () => {
    api.state.down.add('/message/add')
    consultOf(scope).open()
    await until(() => dialog()?.querySelector('form'))
    type('联系电话', '13800001234')
    type('留言内容', '在吗')
    const before = api.sent('/message/add').length
    const send = dialog()?.querySelector<HTMLButtonElement>('[type=submit]')
    send?.click()
    await until(() => api.sent('/message/add').length > before && !send?.ariaBusy)
    expect(field('留言内容').value).to.equal('在吗')
    dialog()?.querySelector<HTMLButtonElement>('.dialog-head button')?.click()
    await until(() =>
      document.querySelector('trade-consult')?.shadowRoot?.textContent?.includes('放弃已填写的内容'),
    )
  })
})

describe('the service centre', () => {
  it('shows three topics with their known links and the telephone number', async () => {
    const root = mountTag('trade-service')
    await until(() => root.querySelectorAll('.rich-text ol').length === 3)
    expect(texts(root, '.customer-service-head')).to.deep.equal(['如何下单', '如何退换', '如何开票'])
    expect(texts(root, '.customer-service-links')).to.deep.equal(['登录', '登录', '登录'])
    await until(() => root.querySelector('.customer-service-consult-phone'))
  })

  it('shows a loading error for the topics beside the contacts, and retries', async () => {
    api.state.down.add('home/service')
    const root = mountTag('trade-service')
    await until(
      () => root.querySelector('[role=alert]') && root.querySelector('.customer-service-consult-phone'),
    )
    api.state.down.clear()
    buttonIn(root, /重新加载/)?.click()
    await until(() => texts(root, '.customer-service-head').length === 3)
  })
})
