import { createHash } from 'node:crypto'
import { rolldownVersion, type Plugin } from 'vite'

const isRuntime = (file: string) => file.includes('/rolldown-runtime-')
const imported = /import\{([^}]*)\}from"[^"]*\/rolldown-runtime-[^"]*";?/
/** Matches an import without bindings. The helpers have no side effects, so it can be removed. */
const bare = /import"[^"]*\/rolldown-runtime-[^"]*";?/
/** Matches two statements that import the helpers and other names from the same file. */
const twice = /^import\{([^}]*)\}from("[^"]*");(.*?)import\{([^}]*)\}from\2;/s
const listed = (text: string) => text.split(',').map((pair) => pair.trim().split(' as '))

type Rendered = { fileName: string; imports: string[]; dynamicImports: string[]; code: string }

/** Returns the file that most others import and that itself imports none. */
function homeAmong<Chunk extends Pick<Rendered, 'fileName' | 'imports'>>(
  chunks: readonly Chunk[],
): Chunk | undefined {
  const users = ({ fileName }: Chunk) => chunks.filter(({ imports }) => imports.includes(fileName)).length
  return chunks
    .filter(({ fileName, imports }) => !isRuntime(fileName) && imports.every(isRuntime))
    .toSorted((a, b) => users(b) - users(a))[0]
}

/** Returns a hash of a file's text and of all files that it names. Folders and numbers are excluded. */
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
 * Moves the bundler's helpers into the file that most others import and that itself imports none. With named groups, the
 * bundler always puts the helpers into a separate file, which would cost every page a request.
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
    // File names are computed before the helpers move, so the hash of each importing file must cover the new file.
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
