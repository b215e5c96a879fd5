import type { Page } from '@playwright/test'

type Shifts = { sum: number; moves: string[] }
type Move = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }

/** Records layout shifts as browsers count them. It must be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moves: [] }
    Reflect.set(globalThis, 'shifts', shifts)
    const named = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName}.${node.getAttribute('class') ?? ''}`
        : (node?.nodeName ?? 'within an element')
    const words = ({ x, y, width, height }: DOMRect) =>
      `${[width, height].map(Math.round).join('×')} at ${[x, y].map(Math.round).join()}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const value = Number(Reflect.get(entry, 'value'))
        const sources: Move[] = Reflect.get(entry, 'sources')
        shifts.sum += value
        for (const { node, previousRect, currentRect } of sources)
          shifts.moves.push(
            `${value.toFixed(3)} ${named(node)}: ${words(previousRect)} → ${words(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the layout shifts. A reader notices a score of 0.1. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'))

const kilobit = 1000 / 8

/** @param latency of every request in milliseconds */
export async function slowDown(page: Page, latency: number, kilobits = Infinity) {
  const devtools = await page.context().newCDPSession(page)
  const throughput = kilobits === Infinity ? -1 : kilobits * kilobit
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
