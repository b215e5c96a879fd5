import { sendMouse } from '@web/test-runner-commands'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe as describeElement } from '../../elements/description'
import { drawnAttribute, drawnClass, keepView, type DrawnView } from '../../elements/runtime/drawn-view'
import { region } from '../../elements/runtime/element'
import { recordChanges } from '../../elements/runtime/record-changes'
import { treeOf } from '../../elements/runtime/region-tree'
import { letSleep } from '../../elements/runtime/sleeping'
import { version } from '../../elements/version'
import { hostOfRequest } from '../../src/core/host/request-host'
import { scopeOf, scopeOfRequest } from '../../src/core/host/scope'
import { drawingNow } from '../../src/core/store/drawing'
import { until } from './until'

let count = 0

/** Puts a server-rendered element on the page whose code is not loaded. */
export function drawRegion(View: ComponentType) {
  const tag = `trade-foreign-${++count}` as const
  const description = describeElement({ tag, summary: '', attributes: {} })
  const drawing = drawingNow()
  const { settings, site } = scopeOf()
  const scope = scopeOfRequest({
    settings,
    lang: 'zh-CN',
    storedValues: {},
    inside: true,
    token: '',
    fetch,
    drawing,
    clean: (html) => html,
  })
  const name = `${tag}_`
  const box = document.createElement('div')
  box.className = drawnClass
  box.innerHTML = renderToString(
    createElement(treeOf(View), { __host: hostOfRequest(scope, { drawing, name }) }),
    { identifierPrefix: name },
  )
  const element = document.createElement(tag)
  const root = element.attachShadow({ mode: 'open' })
  root.append(box)
  element.setAttribute(drawnAttribute, '')
  const view: DrawnView = {
    version,
    name,
    locale: 'zh-CN',
    site,
    buyer: '',
    address: '',
    attributes: {},
    drawn: JSON.parse(JSON.stringify(drawing.drawn(() => true))),
  }
  keepView(root, view)
  document.body.append(element)
  recordChanges(root)
  let wanted = false
  let load = () => {}
  const loaded = new Promise<void>((done) => (load = done))
  letSleep(element, async () => {
    wanted = true
    await loaded
    region(description, View).define()
  })
  const find = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  async function press(selector: string) {
    const { x, y, width, height } = find(selector).getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
  }
  /** Lets the code arrive. */
  async function live() {
    await until(() => wanted)
    load()
    await until(() => !element.hasAttribute(drawnAttribute))
  }
  return { box, root, find, press, live }
}
