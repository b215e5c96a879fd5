import { expect } from 'chai'
import hintElement from '../../elements/trade-link-hint'
import { linkTarget } from '../../src/site/links/link-target'
import { contentApi, mountTag } from './content-api'
import { until } from './shop-answers'

contentApi()
hintElement.define()
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname)
})
const go = (root: ShadowRoot) =>
  [...root.querySelectorAll('a')].find((link) => link.textContent === '继续访问')

describe('trade-link-hint', () => {
  it('shows the host of its target and links to it without opener and referrer', async () => {
    const root = mountTag('trade-link-hint', { target: 'https://www.example.com/a?b=1#c' })
    await until(() => root.querySelector('.link-hint-host')?.textContent === 'www.example.com')
    expect(go(root)?.href).to.equal('https://www.example.com/a?b=1#c')
    expect(go(root)?.rel).to.equal('noopener noreferrer nofollow')
    await until(() => root.querySelector('h1')?.textContent === '您即将离开测试工采')
  })

  it('reads its target from the query with url-state="query" and warns about http', async () => {
    history.replaceState(null, '', '?target=http%3A%2F%2Fplain.example%2F')
    const root = mountTag('trade-link-hint', { 'url-state': 'query' })
    await until(() => go(root)?.href === 'http://plain.example/')
    expect(root.textContent).to.contain('连接未加密')
  })

  for (const [target, host] of [
    ['https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
    ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
    ['https://evil.example/https://bank.example', 'evil.example'],
    ['https://bank.example.evil.example/', 'bank.example.evil.example'],
    ['https://[::1]:8443/', '[::1]:8443'],
    ['HTTPS://UPPER.example', 'upper.example'],
    ['https://evil.example\\@bank.example/', 'evil.example'],
    ['https://0x7f000001/', '127.0.0.1'],
  ] as const) {
    it(`shows the parsed host of "${target}"`, async () => {
      const root = mountTag('trade-link-hint', { target })
      await until(() => root.querySelector('.link-hint-host')?.textContent === host)
      expect(new URL(go(root)?.href ?? '').host).to.equal(host)
    })
  }

  const hostile = [
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/',
    'mailto:a@example.com',
    'tel:1',
    'intent://scan/#Intent;scheme=zxing;end',
    'view-source:https://example.com',
    'about:blank',
    '/goods/1',
    '//example.com',
    '\\\\example.com',
    'example.com',
    'https://',
    'https://user:word@example.com/',
    'https://bank.example@evil.example/',
    'http://',
    `https://example.com/${'x'.repeat(2000)}`,
  ]
  for (const target of hostile) {
    it(`rejects "${target.slice(0, 40)}"`, async () => {
      expect(linkTarget(target)).to.equal(undefined)
      const root = mountTag('trade-link-hint', { target })
      await until(() => root.textContent?.includes('这个链接不能打开'))
      expect(go(root)).to.equal(undefined)
    })
  }
})
