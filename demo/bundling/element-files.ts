import type { Plugin } from 'vite'

const source = '/elements/element-code.ts'

/** Where the loader's code waits for the list of its kind. */
const gaps = { small: '__SMALL__', region: '__REGION__' }

const elementCode = `const place = (file) => new URL(file, import.meta.url).href
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
let code
export const elementCode = () => code ??= new Map([...kind(${gaps.small}), ...kind(${gaps.region})])
export const later = {
  askSite: () => bring('ask-site.js'),
  doctor: () => bring('doctor.js'),
  trouble: () => bring('trouble.js'),
  mobileWay: () => bring('mobile-way.js'),
}`

type Chunk = { imports: string[]; code: string }

/** Everything that a chunk imports, directly or not. */
function reach({ imports }: Chunk, chunks: Map<string, Chunk>, all = new Set<string>()) {
  for (const name of imports) {
    const chunk = chunks.get(name)
    if (all.has(name)) continue
    all.add(name)
    if (chunk) reach(chunk, chunks, all)
  }
  return all
}

/** Tags of one kind, and the files that all of them need. */
function listOf(elements: { tag: string; files: Set<string> }[]) {
  const [first = { files: new Set<string>() }] = elements
  const shared = [...first.files].filter((file) => elements.every(({ files }) => files.has(file)))
  const tags = elements.map(({ tag }) => tag).join(' ')
  return `{tags:${JSON.stringify(tags)}.split(' '),files:${JSON.stringify(shared)}}`
}

/**
 * The loader's list of elements, short: tags and, by kind, the chunks that all elements of that kind need, so that these
 * are under way while the element's own file is. That file names the rest, so that it comes in one go.
 */
export function elementFiles(): Plugin {
  return {
    name: 'element-files',
    load: (id) => (id.includes(source) ? elementCode : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
        )
        const elements = [...chunks].flatMap(([name, chunk]) => {
          const [, tag] = /^elements\/trade-([\w-]+)\.js$/.exec(name) ?? []
          return tag ? [{ tag, chunk, files: reach(chunk, chunks) }] : []
        })
        for (const { chunk, files } of elements)
          for (const name of files) if (!chunk.imports.includes(name)) chunk.code += `import"../${name}";`

        const loader = chunks.get('tradefront.js')
        const isRegion = ({ files }: { files: Set<string> }) =>
          [...files].some((name) => name.includes('/react-'))
        for (const [gap, kind] of [
          [gaps.small, elements.filter((element) => !isRegion(element))],
          [gaps.region, elements.filter(isRegion)],
        ] as const) {
          if (!loader?.code.includes(gap)) return this.error(`the loader has no place for ${gap}`)
          loader.code = loader.code.replace(gap, () => listOf(kind))
        }
      },
    },
  }
}
