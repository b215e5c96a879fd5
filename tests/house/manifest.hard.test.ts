import { describe, expect, it } from 'vitest'
import { customElementsManifest, descriptions } from '../../elements/manifest'
import { attributeName } from '../../src/core/host/attribute-name'
import { webTypes } from '../../elements/web-types'
import { elementStates } from '../../src/ui/element-state'
import { placeholderSheet } from '../../elements/placeholder-sheet'
import { drawnAttribute } from '../../src/core/store/drawn-attribute'
import { keptData } from '../../elements/runtime/kept-data'
import { elementTypings } from '../../elements/typings'
import { filesBelow, textOf } from './sources'

describe('element descriptions', () => {
  it('exist for every element file', () => {
    const files = filesBelow('elements').flatMap(
      (file) => /^elements\/(trade-[\w-]+)\.tsx?$/.exec(file)?.[1] ?? [],
    )
    expect(descriptions.map(({ tag }) => tag).sort()).toEqual(files.sort())
  })

  it('are in the README, each element once', () => {
    const [, section = ''] = textOf('README.md').split('\n## Elements\n')
    const named = [...(section.split('\n## ')[0] ?? '').matchAll(/`(trade-[\w-]+)`/g)].map(([, tag]) => tag)
    expect(named.toSorted()).toEqual(descriptions.map(({ tag }) => tag).toSorted())
  })

  it('describe every attribute, event and part', () => {
    const wordless = descriptions.flatMap(
      ({ tag, summary, attributes, events = {}, parts = {}, properties = {} }) => {
        const abouts = [summary, ...Object.values(events), ...Object.values(parts)]
        const all = [...abouts, ...Object.values({ ...attributes, ...properties }).map(({ about }) => about)]
        return all.every((about) => /[.…`]$/.test(about ?? '')) ? [] : [tag]
      },
    )
    expect(wordless).toEqual([])
  })

  it('reserve no space and show no message for server-rendered elements', () => {
    const undefinedOnes = placeholderSheet().match(/:not\(:defined[^)]*\)/g) ?? []
    const others = new Set(undefinedOnes.filter((selector) => !selector.includes(drawnAttribute)))
    expect(undefinedOnes.length).toBeGreaterThan(50)
    // Its content depends on the reader, whom no server knows.
    expect([...others]).toEqual([':not(:defined, [session=visitor])'])
  })

  it('list all keys stored in the browser', () => {
    const sources = filesBelow('src')
      .filter((file) => /\.tsx?$/.test(file))
      .map(textOf)
      .join('\n')
    const stored = [...sources.matchAll(/stored(?:ForReader)?(?:<[^(]*>)?\(\s*([\w.()]+),\s*'([\w-]+)'/g)]
    const written = stored.map(
      ([, site, what]) => `trade:${site === 'everySite(scope)' ? 'all' : '<site>'}:${what}`,
    )
    const other = [...sources.matchAll(/['`](trade:(?:all|\$\{[^}]+\}):[\w-]+)['`]/g)]
    const direct = other.map(([, key = '']) => key.replace(/\$\{[^}]+\}/, '<site>'))
    expect(stored.length).toBeGreaterThan(10)
    const texts = [...sources.matchAll(/storedText\('([\w-]+)'/g)].map(([, name]) => `trade:all:${name}`)
    const cookies = [...sources.matchAll(/tellServer\('(trade-[\w-]+)'/g)].map(([, name = '']) => name)
    expect([...written, ...direct, ...texts, ...cookies, 'PC_TOKEN'].sort()).toEqual(
      Object.keys(keptData).sort(),
    )
  })

  it('every element with the urlState attribute uses it', () => {
    const saying = filesBelow('elements').filter((file) => /^\s+(\.\.\.)?urlState\b/m.test(textOf(file)))
    expect(saying.filter((file) => !/, inAddress\)$/m.test(textOf(file)))).toEqual([
      'elements/runtime/in-address.ts',
    ])
  })

  it('have at most eight parts per element', () => {
    expect(descriptions.filter(({ parts = {} }) => Object.keys(parts).length > 8)).toEqual([])
  })

  it('produce a manifest for editors, and typings of every tag', () => {
    const { modules } = customElementsManifest()
    expect(modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))).toEqual(
      descriptions.map(({ tag }) => tag),
    )
    for (const { tag } of descriptions) expect(elementTypings()).toContain(`'${tag}'`)
  })

  it('produce a manifest with event types, members and states', () => {
    const declarations = customElementsManifest().modules.flatMap((module) => module.declarations)
    const list = declarations.find(({ tagName }) => tagName === 'trade-goods-list')
    expect(list?.members).toContainEqual(
      expect.objectContaining({ name: 'pageSize', attribute: 'page-size', type: { text: 'number' } }),
    )
    expect(list?.members.at(-1)).toMatchObject({ name: 'injectCss' })
    const events = declarations.flatMap((one) => one.events)
    expect(events.length).toBeGreaterThan(20)
    for (const { name, type } of events) expect(type.text).toBe(`CustomEvent<TradeEvents['${name}']>`)
  })

  it('declare the states that the code can set, also for editors', () => {
    const own = [...elementStates, 'dark'].sort()
    const names = (of: { name: string }[]) => of.map(({ name }) => name).sort()
    for (const { declarations } of customElementsManifest().modules)
      for (const { cssStates } of declarations) expect(names(cssStates)).toEqual(own)
    for (const { css } of webTypes().contributions.html.elements)
      expect(names(css['pseudo-classes'])).toEqual(own.map((state) => `state(${state})`))
    // No other is set anywhere, and each is set by somebody.
    const code = filesBelow('src', 'elements')
      .filter((file) => /\.tsx?$/.test(file))
      .map(textOf)
      .join('\n')
    const set = /elementIs\('(\w+)'\)|inState\('(\w+)'|states(?:\.\w+|\[.{1,40}\])\('(\w+)'\)/g
    const described = [...code.matchAll(set)].map(([, ref, small, direct]) => ref ?? small ?? direct)
    expect([...new Set(described)].sort()).toEqual(own)
  })

  it('give JetBrains’ editors the same tags and attributes', () => {
    const { contributions } = webTypes()
    const described = contributions.html.elements.map(({ name, attributes, css }) => [
      name,
      attributes.map((one) => one.name),
      css.parts.map((one) => one.name),
    ])
    expect(described).toEqual(
      descriptions.map(({ tag, attributes, parts = {} }) => [
        tag,
        Object.keys(attributes).map(attributeName),
        Object.keys(parts),
      ]),
    )
    const layout = contributions.html.elements
      .find(({ name }) => name === 'trade-goods-card')
      ?.attributes.find(({ name }) => name === 'layout')
    expect(layout).toMatchObject({ value: { type: expect.stringMatching(/^'\w+' \| /) } })
  })
})
