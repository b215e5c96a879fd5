import { createHash } from 'node:crypto'
import { rolldownVersion, type Plugin } from 'vite'

const isRuntime = (file: string) => file.includes('/rolldown-runtime-')
const imported = /import\{([^}]*)\}from"[^"]*\/rolldown-runtime-[^"]*";?/
/** A file that takes none of them; what they are made of does nothing by itself. */
const bare = /import"[^"]*\/rolldown-runtime-[^"]*";?/
/** The helpers and the rest of the same file, in two statements. */
const twice = /^import\{([^}]*)\}from("[^"]*");(.*?)import\{([^}]*)\}from\2;/s
const listed = (text: string) => text.split(',').map((pair) => pair.trim().split(' as '))

type Rendered = { fileName: string; imports: string[]; dynamicImports: string[]; code: string }

/** The file that most others import and that itself imports none. */
function homeAmong<Chunk extends Pick<Rendered, 'fileName' | 'imports'>>(
  chunks: readonly Chunk[],
): Chunk | undefined {
  const users = ({ fileName }: Chunk) => chunks.filter(({ imports }) => imports.includes(fileName)).length
  return chunks
    .filter(({ fileName, imports }) => !isRuntime(fileName) && imports.every(isRuntime))
    .toSorted((a, b) => users(b) - users(a))[0]
}

/** What a file is named after: its own text, and that of all files that it names. Folders and numbers are no part of it. */
function digestOf(home: Rendered, chunks: ReadonlyMap<string, Rendered>): string {
  const found = new Set([home])
  for (const { imports, dynamicImports } of found)
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(name)
      if (chunk) found.add(chunk)
    }
  const texts = [...found].map(({ code }) => code.replaceAll(/^\s*\/\/.*$|!~\{[^}]*\}~/gm, '')).toSorted()
  return createHash('sha256').update(texts.join('\n')).digest('hex')
}

/**
 * The bundler gives its few helpers a file of their own as soon as groups are named, and cannot be told otherwise: a
 * request of every page. They move into the file that most others import and that itself imports none.
 */
export function runtimeInside(): Plugin {
  const rendered = new Map<string, Rendered>()
  let home: Rendered | undefined
  let digest = ''
  return {
    name: 'runtime-inside',
    renderStart() {
      rendered.clear()
      home = undefined
    },
    renderChunk(_, { fileName, imports, dynamicImports, modules, exports }) {
      const code = [...Object.values(modules).map((module) => module.code ?? ''), exports.join()].join('\n')
      rendered.set(fileName, { fileName, imports, dynamicImports, code })
      return null
    },
    // Names of files are made before the helpers move: who takes them from another file is to be named after it, too.
    augmentChunkHash({ fileName, imports }) {
      if (imports.length > 0 && !imports.some(isRuntime)) return
      if (!home) {
        home = homeAmong([...rendered.values()])
        digest = home ? digestOf(home, rendered) : ''
      }
      return fileName === home?.fileName || imports.length === 0 ? rolldownVersion : rolldownVersion + digest
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ fileName }) => isRuntime(fileName))
        if (!runtime) return this.error('the helpers have no file of their own any more')
        const home = homeAmong(chunks)
        const [, exported] = /export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? []
        if (!home || !exported) return this.error('the helpers are written otherwise')

        const pairs = listed(exported)
        const helpers = runtime.code.replace(/export\{[^}]*\};?\s*$/, '')
        const made = pairs.map(([own, name]) => `${name}:${own}`).join()
        const given = pairs.map(([, name]) => `${name}:helper_${name}`).join()
        const names = pairs.map(([, name]) => `helper_${name}`).join()
        const here = listed(imported.exec(home.code)?.[1] ?? '')
          .flatMap(([name, own]) => (own ? [`,${own}=helper_${name}`] : []))
          .join('')
        home.code = `const{${given}}=(()=>{${helpers}return{${made}}})()${here};${home.code.replace(imported, '')}export{${names}};`

        for (const chunk of chunks) {
          if (chunk === home || chunk === runtime) continue
          chunk.code = chunk.code
            .replace(imported, (statement, list: string) => {
              const taken = listed(list).map(([name, own]) => `helper_${name} as ${own}`)
              return statement
                .replace(list, () => taken.join())
                .replace(/[^/"]*rolldown-runtime-[^"]*/, () => home.fileName.replace('chunks/', ''))
            })
            .replace(bare, '')
            .replace(twice, 'import{$1,$4}from$2;$3')
          if (chunk.code.includes('/rolldown-runtime-'))
            this.error(`${chunk.fileName} takes the helpers in another way`)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
