import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'
import { makeJed, makeMo, readPo } from './translations.mjs'

const source = join('demo', 'pages', 'wordpress', 'tradefront')
const language = 'zh_CN'
const editor = 'tradefront-element-editor-script'

/** Attributes that posts must not set: the API's address, and the tag of created elements. */
const forHostsOnly = new Set(['api', 'card-tag'])

/** Attributes of every element. They are listed after the element's own. */
const common = new Set(['theme', 'lang', 'site'])
const ownFirst = (one, other) => Number(common.has(one.name)) - Number(common.has(other.name))

const ruleOf = ({ type, description }) => {
  const choices = [...type.text.matchAll(/'([^']*)'/g)].map(([, choice]) => choice)
  return choices.length
    ? { type: 'choice', choices, about: description }
    : { type: type.text, about: description }
}

/** Returns the elements and attributes that posts may use, from the kit's manifest. */
const allowList = ({ modules }) =>
  Object.fromEntries(
    modules
      .flatMap(({ declarations }) => declarations)
      .map(({ tagName, description, attributes, slots }) => [
        tagName,
        {
          summary: description,
          holds: slots.some(({ name }) => name === ''),
          attributes: Object.fromEntries(
            attributes
              .filter(({ name }) => !forHostsOnly.has(name))
              .sort(ownFirst)
              .map((attribute) => [attribute.name, ruleOf(attribute)]),
          ),
        },
      ]),
  )

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** Adds the files generated from the kit to the plugin, and zips it for WordPress's upload. */
export function makePlugin(kit, folder) {
  const plugin = join(folder, 'tradefront')
  cpSync(source, plugin, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(kit, 'custom-elements.json'), 'utf8'))
  writeFileSync(join(plugin, 'elements.json'), JSON.stringify(allowList(manifest)))
  const name = join(plugin, 'languages', `tradefront-${language}`)
  const entries = readPo(readFileSync(`${name}.po`, 'utf8'))
  writeFileSync(`${name}.mo`, makeMo(entries))
  writeFileSync(`${name}-${editor}.json`, makeJed(entries, language))
  const files = filesIn(plugin).map((file) => [`tradefront/${file}`, readFileSync(join(plugin, file))])
  // A fixed timestamp makes builds reproducible.
  const zip = zipSync(Object.fromEntries(files), { mtime: '1980-01-01T12:00:00' })
  writeFileSync(join(folder, 'tradefront.zip'), zip)
}
