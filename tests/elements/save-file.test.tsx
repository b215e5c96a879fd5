import { expect } from 'chai'
import { openToasts } from '../../src/core/host/toasts'
import { scopeOf } from '../../src/core/host/scope'
import { saveFile } from '../../src/site/files/save-file'

const pdf = '%PDF-1.7 一份报表'
const html = '<!doctype html><title>502 Bad Gateway</title>'
const queued = JSON.stringify({ code: 200, message: '操作成功;报表生成中', data: { taskId: '7' } })

const { fetch } = globalThis
const press = HTMLAnchorElement.prototype.click
let saved: { href: string; name: string; target: string }[] = []
let scope = scopeOf()

beforeEach(() => {
  saved = []
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ href: this.href, name: this.download, target: this.target })
  }
  scope = { ...scopeOf(), toasts: openToasts() }
})
after(() => {
  HTMLAnchorElement.prototype.click = press
  globalThis.fetch = fetch
})

const answers = (answer: () => Promise<Response>) => void (globalThis.fetch = answer)
const given = (body: BodyInit | null, type: string, status = 200) =>
  answers(async () => new Response(body, { status, headers: type ? { 'Content-Type': type } : {} }))
const ask = () => saveFile(scope, '/bbb/download/t1', '订单.pdf')
const shownText = () =>
  scope.toasts.$toasts.get().map(({ title, text }) => [title, text].filter(Boolean).join('：'))

describe('R117: a download', () => {
  for (const type of ['application/pdf', 'application/octet-stream', 'application/vnd.ms-excel', ''])
    it(`saves a file with the content type “${type}” under its name`, async () => {
      given(new Blob([pdf]), type)
      expect(await ask()).to.equal(true)
      expect(saved).to.have.length(1)
      expect(saved[0]).to.include({ name: '订单.pdf', target: '' })
      expect(await (await fetch(saved[0]?.href ?? '')).text()).to.equal(pdf)
      expect(shownText()).to.deep.equal(['下载成功'])
    })

  for (const type of ['application/json', 'application/json; charset=utf-8', 'application/octet-stream', ''])
    it(`shows a JSON response with the content type “${type}” as a report that is being generated`, async () => {
      given(queued, type)
      expect(await ask()).to.equal(false)
      expect(saved).to.deep.equal([])
      expect(shownText()).to.deep.equal(['操作成功：报表生成中，请到“账户中心 - 下载管理”下载'])
    })

  const none: [string, BodyInit | null, string, number][] = [
    ['a gateway’s error page (502)', html, 'text/html', 502],
    ['a gateway’s error page with the type of a file', html, 'application/pdf', 502],
    ['an HTML page', html, 'text/html; charset=utf-8', 200],
    ['an HTML page with the type of a file', `\n ${html}`, 'application/pdf', 200],
    ['a file with the status 500', pdf, 'application/pdf', 500],
    ['an empty body', '', 'application/pdf', 200],
    ['a 204', null, '', 204],
    ['JSON without an envelope', '[1]', 'application/json', 200],
    ['truncated JSON', '{"code":20', 'application/json', 200],
    ['a file with the type of an HTML page', pdf, 'text/html', 200],
    ['a 404', '', 'text/plain', 404],
    ['a plain text', 'Service unavailable', 'text/plain', 200],
    ['a plain text with the type of a file', 'Service unavailable', 'application/pdf', 200],
    ['a picture for a PDF', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'image/png', 200],
  ]
  for (const [what, body, type, status] of none)
    it(`does not save ${what}`, async () => {
      given(body, type, status)
      expect(await ask()).to.equal(false)
      expect(saved).to.deep.equal([])
      expect(shownText()).to.deep.equal(['错误：请求超时，请稍后重试'])
    })

  it('shows the message of a 403 and saves nothing', async () => {
    given(JSON.stringify({ code: 403, message: '没有权限', data: null }), 'application/json')
    expect(await ask()).to.equal(false)
    expect(saved).to.deep.equal([])
    expect(shownText()[0]).to.contain('没有权限')
  })

  it('shows an error for a broken connection and saves nothing', async () => {
    answers(() => Promise.reject(new TypeError('network')))
    expect(await ask()).to.equal(false)
    expect(saved).to.deep.equal([])
    expect(shownText()).to.deep.equal(['错误：请求超时，请稍后重试'])
  })

  it('opens an address outside the API in a new tab, without a success message', async () => {
    given(pdf, 'application/pdf')
    expect(await saveFile(scope, 'https://files.example.com/a.pdf', 'a.pdf')).to.equal(false)
    expect(saved).to.deep.equal([
      { href: 'https://files.example.com/a.pdf', name: 'a.pdf', target: '_blank' },
    ])
    expect(shownText()).to.deep.equal([])
  })

  it('shows no success message if an API of another origin cannot be reached', async () => {
    answers(() => Promise.reject(new TypeError('network')))
    const far = { ...scope, settings: { ...scope.settings, api: 'https://api.example.com/api' } }
    expect(await saveFile(far, '/bbb/download/t1', 'a.pdf')).to.equal(false)
    expect(saved).to.deep.equal([
      { href: 'https://api.example.com/api/bbb/download/t1', name: 'a.pdf', target: '_blank' },
    ])
    expect(shownText()).to.deep.equal([])
  })

  for (const [name, body, isSaved] of [
    ['a.xlsx', 'PK\u0003\u0004', true],
    ['a.xlsx', pdf, false],
    ['a.csv', '\uFEFF名称,数量', true],
    ['a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), true],
    ['a.jpg', new Uint8Array([0xff, 0xd8, 0xff]), true],
    ['a.jpg', 'not found', false],
  ] as const)
    it(`for ${name}, is ${isSaved ? '' : 'not '}saved from ${JSON.stringify(body)}`, async () => {
      given(body, 'application/octet-stream')
      expect(await saveFile(scope, '/bbb/download/t1', name)).to.equal(isSaved)
      expect(shownText()).to.deep.equal([isSaved ? '下载成功' : '错误：请求超时，请稍后重试'])
    })

  it('rejects javascript:, data:, file: and invalid addresses', async () => {
    for (const address of ['javascript:hit()', 'data:text/html,x', 'file:///etc/passwd', 'https://['])
      expect(await saveFile(scope, address, 'a.pdf')).to.equal(false)
    expect(saved).to.deep.equal([])
  })
})
