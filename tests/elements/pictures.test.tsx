import { expect } from 'chai'
import { useState } from 'react'
import { randomFrom } from '../../demo/server/core/database/random'
import { Pictures } from '../../src/site/files/pictures'
import { goodsApi, type GoodsApi } from './goods-api'
import { until } from './goods-page'
import { doing, mount, press, type Mounted } from './ui/mount'

// Pictures are chosen, uploaded, refused, uploaded again and removed in any order. The list shows the chosen pictures
// that were not removed, and the object URLs of all others are released.

const { createObjectURL, revokeObjectURL } = URL
const shown = new Set<string>()
let api: GoodsApi
let value: readonly string[]
let busy: boolean

before(() => void (document.cookie = 'PC_TOKEN=token; Path=/'))
beforeEach(() => {
  shown.clear()
  api = goodsApi({ member: true })
  value = []
  busy = false
  URL.createObjectURL = (blob) => {
    const address = createObjectURL.call(URL, blob)
    shown.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => {
    shown.delete(address)
    revokeObjectURL.call(URL, address)
  }
})
afterEach(() => {
  api.close()
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

function Field() {
  const [addresses, setAddresses] = useState<unknown>([])
  const change = (given: unknown) => {
    value = Array.isArray(given) ? given : []
    setAddresses(given)
  }
  return (
    <Pictures
      drawn={{
        id: 'pictures',
        name: 'pictures',
        label: '图片',
        value: addresses,
        change,
        error: undefined,
        required: false,
        placeholder: undefined,
        describedBy: undefined,
        onBusy: (now) => void (busy = now),
      }}
    />
  )
}

function choose({ get }: Mounted, ...files: File[]) {
  const input = get<HTMLInputElement>('input[type=file]')
  const given = new DataTransfer()
  for (const each of files) given.items.add(each)
  input.files = given.files
  doing(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}
const picture = (name: string, byte = 1) => new File([new Uint8Array([byte])], name, { type: 'image/png' })
const tile = ({ all }: Mounted, name: string) =>
  all('.upload-remove').filter((each) => each.title.endsWith(` ${name}`))
const drawings = ({ all }: Mounted) => all('.upload-picked img').map((img) => img.getAttribute('src'))

it('the list of pictures is complete and releases its object URLs after 100 random actions', async () => {
  const random = randomFrom('pictures')
  const drawn = mount(<Field />)
  const uploaded = new Set<string>()
  let release = () => {}
  for (let at = 0; at < 100; at += 1) {
    const action = random.int(0, 4)
    if (action === 0 && uploaded.size < 6) {
      const name = `${at}.png`
      uploaded.add(name)
      choose(drawn, picture(name))
    } else if (action === 1 && uploaded.size > 0) {
      const name = random.pick([...uploaded])
      uploaded.delete(name)
      press(tile(drawn, name)[0])
    } else if (action === 2) {
      if (api.state.down.size > 0) api.state.down.clear()
      else api.state.down.add('fileUpload')
    } else if (action === 3) {
      release()
      release = api.hold()
    } else for (const again of drawn.all('.upload-failed .link')) press(again)
    await new Promise((done) => setTimeout(done, random.int(0, 3)))
  }
  release()
  api.state.down.clear()
  await until(() => drawn.all('.upload-progress').length === 0)
  for (const again of drawn.all('.upload-failed .link')) press(again)
  await until(() => drawn.all('.upload-picked').length === uploaded.size)
  expect(drawn.all('.upload-tile:not(.upload-add)')).to.have.length(uploaded.size)
  for (const name of uploaded) expect(tile(drawn, name), name).to.have.length(1)
  expect(value).to.have.length(uploaded.size)
  expect(busy).to.equal(false)
  expect([...shown]).to.have.members(drawings(drawn))
  drawn.draw(null)
  expect([...shown]).to.eql([])
})

it('a thumbnail of a 900 × 300 px picture is 60 × 60 px', async () => {
  const canvas = new OffscreenCanvas(900, 300)
  canvas.getContext('2d')?.fillRect(0, 0, 900, 300)
  const drawn = mount(<Field />)
  choose(drawn, new File([await canvas.convertToBlob()], '宽.png', { type: 'image/png' }))
  const img = await until(() => drawn.root.querySelector<HTMLImageElement>('.upload-picked img'))
  await until(
    () => img.naturalWidth === 900 && getComputedStyle(drawn.get('.upload-picked')).width === '60px',
  )
  const { width, height } = drawn.get('.upload-picked').getBoundingClientRect()
  expect([width, height]).to.eql([60, 60])
  expect(img.getBoundingClientRect().width).to.be.at.most(60)
})

it('two pictures with the same name and size keep their own content', async () => {
  const drawn = mount(<Field />)
  choose(drawn, picture('IMG_1.png', 1), picture('IMG_1.png', 2))
  await until(() => drawn.all('.upload-picked').length === 2)
  const bytes = await Promise.all([...shown].map(async (address) => (await fetch(address)).bytes()))
  expect(bytes.map((each) => each[0])).to.have.members([1, 2])
})

it('removing a picture during its upload aborts the upload', async () => {
  const release = api.hold()
  const answered = globalThis.fetch
  const signals: (AbortSignal | null | undefined)[] = []
  globalThis.fetch = (asked, init) => {
    if (init?.body instanceof FormData) signals.push(init.signal)
    return answered(asked, init)
  }
  const drawn = mount(<Field />)
  choose(drawn, picture('大.png'))
  expect(busy).to.equal(true)
  press(tile(drawn, '大.png')[0])
  await until(() => !busy)
  expect(signals.map((signal) => signal?.aborted)).to.eql([true])
  release()
  expect(drawn.all('.upload-tile:not(.upload-add)')).to.have.length(0)
  expect(value).to.eql([])
})
