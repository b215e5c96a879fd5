import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeTodo from '../../elements/trade-todo'
import { actions } from '../../src/core/host/actions'
import { faults } from './faults'
import { put, until } from './goods-page'
import { variants } from '../hard/amounts'

tradeTodo.define()

const row = (at: number, more: object = {}) => ({
  kind: 30,
  subject: `HT${at}`,
  amount: '1280.00',
  dueAt: '2026-11-22 10:42:00',
  secondsLeft: 7_200,
  path: `/cart/payment?orders=o${at}`,
  ...more,
})
const rows = [
  row(1),
  row(2, { kind: 75, subject: '2026-09 账单', secondsLeft: -3 * 86_400, path: '/user/credit' }),
  row(3, { kind: 10, path: '/user/order/HT3', amount: undefined, dueAt: undefined, secondsLeft: undefined }),
  row(4, { kind: 999, path: '/nowhere/at/all' }),
]

let list: object[] | undefined
let asked = 0
const real = globalThis.fetch
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  list = rows
  asked = 0
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (!url.pathname.includes('/bbb')) return real(input, init)
    if (!url.pathname.endsWith('/userCenter/todo')) return new Response('', { status: 404 })
    asked += 1
    if (!list) return Response.json({ code: 500, message: '系统繁忙', data: null })
    return Response.json({ code: 200, message: '', data: { total: list.length, content: list } })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
  delete actions.openLogin
})

describe('trade-todo', () => {
  it('shows task, subject, amount and deadline of each line, with a link to its page', async () => {
    const part = put('trade-todo', { max: '3' }, true)
    await until(() => part.all('.todo').length === 3, 'three lines')
    expect(part.text('h2')).to.include('待办事项').and.include('4')
    const links = part.all('a.todo-line').map((link) => new URL((link as HTMLAnchorElement).href))
    expect(links.map(({ pathname, search }) => pathname + search)).to.eql([
      '/cart/payment?orders=o1',
      '/user/credit',
      '/user/order/HT3',
    ])
    const [first, second, third] = part.words('.todo')
    expect(first).to.include('付款').and.include('¥1,280.00').and.include('剩 2 小时')
    expect(second).to.include('账单还款').and.include('逾期 3 天')
    expect(third).not.to.include('剩').and.not.to.include('¥')
    part.press('全部 4 项')
    await until(() => part.all('.todo').length === 4, 'all')
    // Unknown kinds and pages do not break the element.
    expect(part.words('.todo').at(-1)).to.include('未知（999）')
    expect(part.all('.todo').at(-1)?.querySelector('a')).to.equal(null)
  })

  it('dispatches trade-navigate for a link', async () => {
    const part = put('trade-todo', {}, true)
    await until(() => part.all('.todo').length > 0, 'lines')
    const events: string[] = []
    part.element.addEventListener('trade-navigate', (event) => {
      event.preventDefault()
      events.push(event.detail.route ?? '')
    })
    part.get('a.todo-line').click()
    expect(events).to.eql(['payment'])
  })

  it('shows an empty state, an error with retry, or a login for visitors', async () => {
    list = []
    const empty = put('trade-todo', {}, true)
    await until(() => empty.all('.todo-none').length === 1, 'nothing')
    list = undefined
    const failed = put('trade-todo', {}, true)
    await until(() => failed.all('[part=error]').length === 1, 'failed')
    list = rows
    failed.press('重新加载')
    await until(() => failed.all('.todo').length === rows.length, 'loaded')
    const before = asked
    let opened = 0
    actions.openLogin = () => void (opened += 1)
    const visitor = put('trade-todo')
    await until(() => visitor.all('.empty-state').length === 1, 'refused')
    visitor.press('去登录')
    expect([opened, asked]).to.eql([1, before])
  })

  for (const theme of variants(['light', 'dark']))
    it(`has no accessibility faults (${theme})`, async () => {
      const part = put('trade-todo', { theme }, true)
      await until(() => part.all('.todo').length > 0, 'lines')
      expect(await faults(part.element)).to.eql([])
    })
})
