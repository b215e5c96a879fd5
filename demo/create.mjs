import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const templates = fileURLToPath(new URL('create', import.meta.url))
const usage = `Usage:
  npm run create -- document trade/samples sample
      files of a kind of document with states, in a room of that name
  npm run create -- element trade-samples trade/samples/sample-list.page
      a custom element that shows a page`

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
const read = (...path) => readFileSync(join(templates, ...path), 'utf8')

/**
 * Returns the files of a kind of document by path.
 * @param {string} room wing and room, such as `trade/samples`
 * @param {string} thing one document, such as `sample`
 * @returns {Map<string, string>}
 */
export function documentFiles(room, thing) {
  const things = basename(room)
  const named = (text) =>
    text
      .replaceAll('trade/samples', room)
      .replaceAll('Samples', capital(things))
      .replaceAll('samples', things)
      .replaceAll('Sample', capital(thing))
      .replaceAll('sample', thing)
  const folders = { src: 'src', server: 'demo/server', test: 'tests' }
  return new Map(
    Object.entries(folders).flatMap(([folder, target]) =>
      readdirSync(join(templates, 'document', folder)).map((name) => [
        `${target}/${room}/${named(name.replace(/\.txt$/, ''))}`,
        named(read('document', folder, name)),
      ]),
    ),
  )
}

/**
 * Returns the files of an element by path.
 * @param {string} tag such as `trade-samples`
 * @param {string} page its page below src, without ending
 * @returns {Map<string, string>}
 */
export function elementFiles(tag, page) {
  const component = basename(page, '.page').split('-').map(capital).join('')
  const code = read('element', 'element.ts.txt')
    .replaceAll('SamplePage', `${component}Page`)
    .replaceAll('PAGE', page)
    .replaceAll('TAG', tag)
  return new Map([
    [`elements/${tag}.ts`, code],
    [`demo/docs/examples/${tag}.html`, `<${tag}></${tag}>\n`],
  ])
}

const documentSteps = (room, thing) => {
  const things = basename(room)
  return `Next:
- paths.ts: ${things}: '/user/${thing}' and ${thing}: '/user/${thing}/{${thing}Id}'; rows of these names in src/shell/routes
- elements/endpoints: export the endpoints of the contract
- demo/server/session/operator: ${things} in desks-for.ts, ${thing} in audit-subjects.ts
- demo/server/site/dictionaries/kit-dictionaries.ts and tests/house/dictionaries.test.ts: ${thing}State
- npm run db:generate; then: npx vitest run tests/${room}`
}
const elementSteps = (tag) => `Next:
- README.md, section Elements: ${tag}
- summary and parts of elements/${tag}.ts`

/** Writes files that do not exist yet. @throws Error for an existing one */
function write(files) {
  const taken = [...files.keys()].filter((file) => existsSync(file))
  if (taken.length > 0) throw new Error(`exists already: ${taken.join(', ')}`)
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.info(file)
  }
}

function main([kind, name = '', other = '']) {
  if (
    kind === 'document' &&
    /^(account|catalogue|money|site|trade)\/[a-z]+$/.test(name) &&
    /^[a-z]+$/.test(other)
  ) {
    write(documentFiles(name, other))
    console.info(documentSteps(name, other))
  } else if (kind === 'element' && /^trade(-[a-z]+)+$/.test(name) && existsSync(`src/${other}.tsx`)) {
    write(elementFiles(name, other))
    console.info(elementSteps(name))
  } else {
    console.error(usage)
    process.exitCode = 1
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) main(argv.slice(2))
