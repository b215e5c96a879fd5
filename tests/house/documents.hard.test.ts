import { drawnAttribute } from '../../elements/runtime/drawn-view'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { help as checkApi } from '../../demo/check-api/arguments'
import { help as render } from '../../demo/render/arguments'
import { exampleOf } from '../../demo/docs/examples'
import { events } from '../../demo/docs/events'
import { insertFor } from '../../demo/docs/inserts'
import { contentPolicy } from '../../demo/server/core/http/content-policy'
import { endpoints } from '../../elements/endpoints-by-name'
import { commonAttributes } from '../../elements/description'
import { descriptions } from '../../elements/manifest'
import { messageTexts } from '../../elements/message-texts'
import { describedSettings } from '../../demo/server/core/config/settings'
import { attributeName } from '../../src/core/host/attribute-name'
import { settingNames, tagSettings } from '../../src/core/host/settings'
import { routes } from '../../src/shell/routes'
import { blocksOf, documents, guideBlocks, tagsIn } from './documents'
import { filesBelow, textOf } from './sources'

/** Read by `--create-operator` alone. */
const givenToTheCommand = ['OPERATOR_ACCOUNT', 'OPERATOR_PASSWORD']

/** Of the kit’s cookie, and of Angular. */
const ofOthers = ['PC_TOKEN', 'CUSTOM_ELEMENTS_SCHEMA']

/** Returns words of the documents that the build does not know, as `file: word`. */
const unknown = (pattern: RegExp, known: (word: string) => boolean, files = documents) =>
  files.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].flatMap(([whole, word = whole]) =>
      known(word) ? [] : [`${file}: ${word}`],
    ),
  )

const manifest = z
  .object({ exports: z.record(z.string(), z.unknown()), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf('package.json')))
const byTag = new Map<string, (typeof descriptions)[number]>(descriptions.map((each) => [each.tag, each]))
const eventNames = new Set(events.map(({ name }) => name))

describe('the documents name only existing', () => {
  it('tags and events', () => {
    const known = (word: string) => byTag.has(word) || eventNames.has(word) || word === 'trade-doctor'
    expect(unknown(/(?<![\w-])trade-[a-z][a-z-]*[a-z]/g, known)).toEqual([])
  })

  it('attributes of tags, in code and in examples', () => {
    const plain = /^(id|class|slot|lang|theme|load|:[\w-]+|@[\w-]+|v-[\w-]+|on[\w-]+)$/
    const wrong = (file: string) =>
      tagsIn(textOf(file)).flatMap(({ tag, names, bound }) => {
        const { attributes = {}, properties = {} } = byTag.get(tag) ?? {}
        const own = Object.keys({ ...attributes, ...commonAttributes }).map(attributeName)
        own.push(...Object.keys(properties).filter((name) => bound.includes(name)))
        const others = names.filter((name) => !own.includes(name) && !plain.test(name))
        return others.map((name) => `${file}: ${tag} ${name}`)
      })
    expect([...documents, ...filesBelow('demo/docs/examples')].flatMap(wrong)).toEqual([])
  })

  it('settings of the script tag', () => {
    const settings = settingNames.map((name) => `data-${attributeName(name)}`)
    const known = [...settings, ...tagSettings.map((name) => `data-${attributeName(name)}`), drawnAttribute]
    expect(unknown(/\bdata-[a-z-]*[a-z]/g, (word) => known.includes(word))).toEqual([])
  })

  it('design tokens, and parts of their element', () => {
    const name = /--trade-[\w-]*\w/g
    const set = new Set(textOf('src/ui/tokens.css').match(name))
    expect(unknown(name, (word) => set.has(word))).toEqual([])
    const parts = unknown(/(trade-[\w-]+::part\(\w+\))/g, (word) => {
      const [tag = '', part = ''] = word.split(/::part\(|\)/)
      return Object.hasOwn(byTag.get(tag)?.parts ?? {}, part)
    })
    expect(parts).toEqual([])
  })

  it('imports of the package, and npm scripts', () => {
    const entry = (word: string) =>
      word === 'tradefront' || `./${word.replace('tradefront/', '')}` in manifest.exports
    expect(unknown(/['"`](tradefront(?:\/[\w./-]+)?)['"`]/g, entry)).toEqual([])
    expect(unknown(/npm run ([\w:]+)/g, (word) => word in manifest.scripts)).toEqual([])
  })

  it('variables of the server and of compose', () => {
    const ofCompose = [...textOf('demo/deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const read = new Set([...describedSettings().map(({ name }) => name), ...givenToTheCommand, ...ofCompose])
    expect(
      unknown(
        /`([A-Z]+_[A-Z_]+|PORT|GOODS)(?:=[^`]*)?`/g,
        (word) => read.has(word) || ofOthers.includes(word),
      ),
    ).toEqual([])
  })

  it('members of the script’s global object', () => {
    const names = new Set(
      [...textOf('elements/tradefront.ts').matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name),
    )
    expect(unknown(/\btradefront\.(?!js|css|zip|classic)(\w+)/g, (word) => names.has(word))).toEqual([])
  })

  it('actions that a page may handle, and all of them', () => {
    const names = (file: string, pattern: RegExp) =>
      [...textOf(file).matchAll(pattern)].map(([, name]) => name)
    const described = names('demo/docs/guides/080-events.md', /^\| `(\w+)` /gm)
    expect(described.toSorted()).toEqual(names('src/core/host/actions.ts', /^ {2}(\w+): \(/gm).toSorted())
  })

  it('slots, text keys and options of the commands', async () => {
    const slots = new Set(descriptions.flatMap((each) => Object.keys(each.slots ?? {})))
    expect(unknown(/ slot="([\w-]+)"/g, (word) => slots.has(word))).toEqual([])
    const texts = await messageTexts()
    expect(unknown(/'(\w+\.\w+)': '/g, (word) => Object.hasOwn(texts, word))).toEqual([])
    const help = { 'check-api': checkApi, render }
    for (const [command, text] of Object.entries(help)) {
      const typed = new RegExp(`(?<=tradefront ${command} .*)(--[a-z]+)`, 'g')
      expect(unknown(typed, (word) => text.includes(`  ${word} `))).toEqual([])
    }
    const either = `${checkApi}${render}`
    expect(unknown(/`(--(?!trade-)[a-z]+)`/g, (word) => either.includes(`  ${word} `))).toEqual([])
  })

  it('calls of the contracts, and the policy that is published', () => {
    expect(unknown(/endpoints\[?\.?'?(\w+)'\]/g, (word) => Object.hasOwn(endpoints, word))).toEqual([])
    expect(textOf('demo/docs/guides/090-csp.md')).toContain(`"${contentPolicy('https://mall.example.com')}"`)
  })

  it('routes and slots of a route map', () => {
    const maps = documents.flatMap((file) => [...textOf(file).matchAll(/"(\w+)": "(\/[^"]*)"/g)])
    const known: Record<string, { path: string }> = routes
    const wrong = maps.filter(([, name = '', path = '']) => {
      const pathSlots = path.match(/\{\w+\}/g) ?? []
      return !pathSlots.every((slot) => known[name]?.path.includes(slot)) || !known[name]
    })
    expect(wrong.map(([whole]) => whole)).toEqual([])
    expect(maps.length).toBeGreaterThan(1)
  })
})

test('the README has at most 200 lines of at most 100 characters', () => {
  const lines = textOf('README.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(200)
  expect(lines.filter((line) => line.length > 100)).toEqual([])
})

describe('the documentation site', () => {
  it('has an example of every element that contains its tag', () => {
    expect(descriptions.filter(({ tag }) => !exampleOf(tag).html.includes(`<${tag}`))).toEqual([])
    expect(() => exampleOf('trade-nothing')).toThrow(/write demo\/docs\/examples\/trade-nothing\.html/)
    expect(filesBelow('demo/docs/examples')).toHaveLength(descriptions.length)
  })

  it('rejects an unknown table in a guide', () => {
    expect(() => insertFor('<!-- nothing -->')).toThrow(/there is events/)
  })

  it('has guides with valid JSON and known languages', () => {
    for (const { code } of guideBlocks('json')) expect(() => void JSON.parse(code)).not.toThrow()
    const run = ['html', 'ts', 'tsx', 'vue', 'svelte', 'js', 'css', 'json', 'sh', 'nginx']
    const others = documents.flatMap(blocksOf).filter(({ language }) => !run.includes(language))
    expect(others.map(({ name, language }) => `${name}: ${language}`)).toEqual([])
  })

  it('links to existing pages and sections', () => {
    const pages = new Set(filesBelow('demo/docs/guides').map((file) => file.replace(/.*\/\d+-|\.md$/g, '')))
    const links = documents.flatMap((file) => [...textOf(file).matchAll(/\]\(([\w-]+)\.html\)/g)])
    expect(links.filter(([, name = '']) => !pages.has(name)).map(([whole]) => whole)).toEqual([])
  })
})
