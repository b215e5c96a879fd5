import { expect, test } from 'vitest'
import { customElementsManifest, descriptions, documentEvents } from '../../elements/manifest'
import { handlerName } from '../../elements/react-component'
import { svelteTypings, vueTypings } from '../../elements/typings'
import { webTypes } from '../../elements/web-types'

test('typings and editor data of tags omit events that are dispatched on the document only', () => {
  const outputs = [vueTypings(), svelteTypings(), JSON.stringify([webTypes(), customElementsManifest()])]
  for (const event of documentEvents)
    for (const name of [`'on${event}'`, `${handlerName(event)}?:`, `"name":"${event}"`])
      expect(outputs.filter((text) => text.includes(name))).toEqual([])
  expect(outputs.every((text) => /trade-navigate|TradeNavigate/.test(text))).toBe(true)
})

test('the descriptions of these events, and of no others, state that they are dispatched on the document', () => {
  for (const { events = {} } of descriptions)
    for (const [event, about] of Object.entries(events))
      expect([event, about.includes('told on the document')]).toEqual([event, documentEvents.has(event)])
})
