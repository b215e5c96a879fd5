import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { chunkImports, chunksIn } from './chunk-imports.ts'
import { oftenUsed } from './visits.ts'

const source = '/elements/element-code.ts'
const firstSource = '/elements/first-acts.ts'

/** Placeholder in the loader's code for the table of elements. */
const gap = '__ELEMENTS__'

const bring = `const place = (file) => new URL(file, import.meta.url).href
const bring = (file) => import(/* @vite-ignore */ place(file))
`

const elementCode = `${bring}
const begun = new Set()
function begin(file, nonce = '') {
  if (begun.has(file)) return
  begun.add(file)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: place(file), nonce }),
  )
}
let code
export function elementCode() {
  if (code) return code
  code = new Map()
  const [names, ...rows] = ${gap}.split(';').map((row) => row.split(' '))
  for (const [letters, ...tags] of rows) {
    const [home, ...needs] = [...letters].map((letter) => 'chunks/' + names[parseInt(letter, 36)] + '.js')
    for (const tag of tags) {
      const [name, as] = tag.split('=')
      code.set('trade-' + name, async (nonce) => {
        needs.forEach((file) => begin(file, nonce))
        return as ? { default: (await bring(home))[as] } : bring('elements/trade-' + name + '.js')
      })
    }
  }
  return code
}
export const later = {
  askSite: () => bring('ask-site.js'),
  view: () => bring('view.js'),
  doctor: () => bring('doctor.js'),
  trouble: () => bring('trouble.js'),
  firstPress: () => bring('first-press.js'),
  mobileWay: () => bring('mobile-way.js'),
}`

/** Returns the table of first acts, whose files stand beside the loader. */
const firstActs = (id: string) =>
  bring +
  readFileSync(id.split('?')[0] ?? id, 'utf8').replace(/\bimport\('[^']*?([\w-]+)'\)/g, "bring('$1.js')")

/** Matches an element file that only re-exports a chunk's export. */
const passesOn = /export\{(\w+) as default[^}]*\}from"\.\.\/(chunks\/[^"]+)"/

type Element = {
  tag: string
  /** The element's own file, whose address is stable. */
  file: string
  /** The file that contains its code, and the name of the export. */
  home: string
  as: string
  needs: Set<string>
}

/**
 * Returns the table as `names of chunks;letters of chunks tag=name tag=name;…`. A letter is the index of a chunk in the
 * list of names; the first letter is the home.
 */
function tableOf(elements: Element[], named: string[]) {
  const letters = (files: string[]) => files.map((file) => named.indexOf(file).toString(36)).join('')
  const rows = new Map<string, string[]>()
  for (const { tag, home, as, needs } of elements) {
    const isNamed = named.includes(home)
    const row = (isNamed ? letters([home]) : '-') + letters(named.filter((file) => needs.has(file)))
    rows.set(row, [...(rows.get(row) ?? []), isNamed ? `${tag}=${as}` : tag])
  }
  const names = named.map((file) => file.slice('chunks/'.length, -'.js'.length)).join(' ')
  return [names, ...[...rows].map(([row, tags]) => `${row} ${tags.join(' ')}`)].join(';')
}

/**
 * Writes the loader's compact table of elements. For elements that are often used it lists every file, so that all load in
 * parallel; each is imported directly from the chunk that contains it. For other elements it lists only the files that
 * they share with those; the element's own file imports the rest.
 */
export function elementFiles(): Plugin {
  return {
    name: 'element-files',
    load: (id) => (id.includes(source) ? elementCode : id.includes(firstSource) ? firstActs(id) : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksIn(bundle)
        const needsOf = (file: string) => {
          const chunk = chunks.get(file)
          return chunk ? chunkImports(chunk, chunks) : new Set<string>()
        }
        const elements = [...chunks].flatMap(([file, chunk]): Element[] => {
          const [, tag] = /^elements\/trade-([\w-]+)\.js$/.exec(file) ?? []
          if (!tag) return []
          for (const name of needsOf(file))
            if (!chunk.imports.includes(name)) chunk.code += `import"../${name}";`
          const [, as = '', home = file] = (chunk.moduleIds.length === 0 && passesOn.exec(chunk.code)) || []
          return [{ tag, file, home, as, needs: needsOf(home) }]
        })
        const isShared = ({ home, file }: Element) => home !== file
        const named = [
          ...new Set(
            elements
              .filter((element) => oftenUsed.has(element.tag) && isShared(element))
              .flatMap(({ home, needs }) => [...needs, home]),
          ),
        ]
        if (named.length > 36) this.error(`no letters for ${named.length} files`)

        const loader = chunks.get('tradefront.js')
        if (!loader?.code.includes(gap)) return this.error(`the loader has no place for ${gap}`)
        loader.code = loader.code.replace(gap, () => JSON.stringify(tableOf(elements, named)))

        const loaded = elements.map(({ tag, file, home, needs }) => [
          `elements/trade-${tag}.ts`,
          named.includes(home) ? [home, ...needs] : [...new Set([file, home, ...needs])],
        ])
        const pages = [...chunks]
          .filter(([, { moduleIds }]) => moduleIds.includes('\0page-imports'))
          .map(([file]) => ['page-imports', [file, ...needsOf(file)]])
        this.emitFile({
          type: 'asset',
          fileName: '.vite/loaded.json',
          source: JSON.stringify(Object.fromEntries([...loaded, ...pages]), null, 1),
        })
      },
    },
  }
}
