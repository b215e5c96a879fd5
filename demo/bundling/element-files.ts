import type { Plugin } from 'vite'

/**
 * The loader's list of elements, short: tags and, by kind, the chunks that all elements of that kind need, so that these
 * are under way while the element's own file is. That file names the rest, so that it comes in one go.
 */
export function elementFiles(): Plugin {
  const source = '/elements/element-code.ts'
  const gaps = { small: '__SMALL__', region: '__REGION__' }
  return {
    name: 'element-files',
    load(id) {
      if (!id.endsWith(source)) return undefined
      return `const place = (file) => new URL(file, import.meta.url).href
        const bring = (file) => import(/* @vite-ignore */ place(file))
        const begun = new Set()
        function begin(file, nonce = '') {
          if (begun.has(file)) return
          begun.add(file)
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'modulepreload', href: place(file), nonce }),
          )
        }
        const kind = ({ tags, files }) => tags.map((tag) => ['trade-' + tag, (nonce) => {
          files.forEach((file) => begin(file, nonce))
          return bring('elements/trade-' + tag + '.js')
        }])
        export const elementCode = new Map([...kind(${gaps.small}), ...kind(${gaps.region})])
        export const later = {
          askSite: () => bring('ask-site.js'),
          doctor: () => bring('doctor.js'),
          mobileWay: () => bring('mobile-way.js'),
        }`
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const importsOf = (file: string) => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' ? chunk.imports : []
        }
        const allOf = (file: string, all = new Set<string>()) => {
          for (const name of importsOf(file)) if (!all.has(name)) allOf(name, all.add(name))
          return all
        }
        const kinds = { small: [] as Element[], region: [] as Element[] }
        type Element = { tag: string; files: Set<string> }
        for (const file of Object.values(bundle)) {
          const [, tag] = /^elements\/trade-([\w-]+)\.js$/.exec(file.fileName) ?? []
          if (!tag || file.type !== 'chunk') continue
          const files = allOf(file.fileName)
          const isRegion = [...files].some((name) => name.includes('/react-'))
          kinds[isRegion ? 'region' : 'small'].push({ tag, files })
          const unnamed = [...files].filter((name) => !file.imports.includes(name))
          file.code += unnamed.map((name) => `import"../${name}";`).join('')
        }
        const common = (elements: Element[]) =>
          elements
            .map(({ files }) => files)
            .reduce((some, files) => new Set([...some].filter((file) => files.has(file))))
        const loader = bundle['tradefront.js']
        if (loader?.type !== 'chunk') return this.error('the loader was not built')
        for (const [kind, elements] of Object.entries(kinds)) {
          const tags = JSON.stringify(elements.map(({ tag }) => tag).join(' '))
          const files = JSON.stringify([...common(elements)])
          const filled = loader.code.replace(
            kind === 'small' ? gaps.small : gaps.region,
            `{tags:${tags}.split(' '),files:${files}}`,
          )
          if (filled === loader.code) this.error(`the loader has no place for elements of kind ${kind}`)
          loader.code = filled
        }
      },
    },
  }
}
