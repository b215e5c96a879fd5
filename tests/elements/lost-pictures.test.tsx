import { expect } from 'chai'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { hostOf } from '../../src/core/host/host'
import { Cover } from '../../src/shell/home/cover'
import { HostContext } from '../../src/ui/host'
import { Picture } from '../../src/ui/picture'
import { PlainPicture } from '../../src/ui/plain-picture'
import { pause, until } from './goods-page'

let root: Root | undefined
let served: HTMLElement
afterEach(() => {
  root?.unmount()
  served.remove()
})

/** Hydrates a server-rendered part whose picture has loaded or failed before. */
async function takenOver(part: ReactNode) {
  served = document.createElement('picture-served')
  served.lang = 'zh-CN'
  document.body.append(served)
  const shadow = served.attachShadow({ mode: 'open' })
  const box = document.createElement('div')
  shadow.append(box)
  const page = <HostContext value={hostOf(served, shadow)}>{part}</HostContext>
  box.innerHTML = renderToString(page)
  const img = box.querySelector('img')
  await img?.decode().catch(() => {})
  await until(() => img?.complete === true)
  flushSync(() => void (root = hydrateRoot(box, page)))
  return box
}

const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path/></svg>'
const parts: Record<string, (src: string) => ReactNode> = {
  'a tile': (src) => <Picture src={src} alt="轴承" size={120} lazy={false} />,
  'a cover': (src) => <Cover picture={src} alt="轴承" eager />,
  'a plain picture': (src) => <PlainPicture src={src} alt="轴承" width={20} height={20} />,
}

describe('a server-rendered picture', () => {
  for (const [name, part] of Object.entries(parts)) {
    it(`${name}: shows a placeholder if it failed before hydration`, async () => {
      const box = await takenOver(part('/no-such-picture.png'))
      await until(() => box.textContent?.includes('暂无图片'))
      expect(box.querySelector('img')).to.equal(null)
    })
  }

  it('a plain picture: its placeholder is no wider than the column', async () => {
    const box = await takenOver(
      <div style={{ width: 200 }}>
        <PlainPicture src="/no-such-picture.png" alt="" width={720} height={30} />
      </div>,
    )
    await until(() => box.textContent === '暂无图片')
    expect(box.querySelector('span')?.offsetWidth).to.equal(200)
  })

  it('keeps its image if it loaded before hydration', async () => {
    const box = await takenOver(parts['a tile']?.(drawing))
    await pause(50)
    expect(box.querySelector('img')).not.to.equal(null)
  })

  it('shows its own fallback if it failed before hydration', async () => {
    const box = await takenOver(
      <PlainPicture src="/no-such-picture.png" alt="" otherwise={<b>禾拓工采</b>} />,
    )
    await until(() => box.textContent === '禾拓工采')
  })
})
