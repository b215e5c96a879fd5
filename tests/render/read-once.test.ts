import { atom } from 'nanostores'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { drawingNow, drawnBefore, type Drawing, type Drawn } from '../../src/core/store/drawing'
import type { Host } from '../../src/core/host/host'
import { HostContext } from '../../src/ui/host'
import { useReadOnce } from '../../src/ui/use-read-once'

let year = 2026
const Year = () =>
  createElement(
    'p',
    {},
    useReadOnce(() => year),
  )

/** Creates a host with only the members that the hook uses. */
const hostOf = (drawing: Drawing) =>
  ({ $locale: atom('zh-CN'), drawn: { drawing, locale: 'zh-CN', name: 'footer' } }) as unknown as Host
const render = (drawing: Drawing) =>
  renderToString(createElement(HostContext, { value: hostOf(drawing) }, createElement(Year)))

test('useReadOnce keeps the server’s value in the browser’s first render', () => {
  const server = drawingNow()
  expect(render(server)).toBe('<p>2026</p>')
  const drawn: Drawn = JSON.parse(JSON.stringify(server.drawn(() => true)))
  year = 2028
  expect(render(drawnBefore(drawn))).toBe('<p>2026</p>')
  expect(render(drawnBefore({}))).toBe('<p>2028</p>')
})
