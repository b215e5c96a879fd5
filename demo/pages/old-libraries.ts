import 'bootstrap/dist/css/bootstrap.css'
import zone from '../../node_modules/zone.js/bundles/zone.umd.min.js?url'
import jquery from '../../node_modules/jquery/dist/jquery.min.js?url'
import mootools from '../../tests/e2e/hosts/mootools-core-1.4.5.min.js?url'
import prototype from '../../tests/e2e/hosts/prototype-1.7.3.min.js?url'

/** Libraries that replace built-ins. The page loads one before or after the kit. */
const libraries: Record<string, string> = { prototype, mootools, zone, jquery }
const asked = new URLSearchParams(location.search)
const library = libraries[asked.get('library') ?? '']
const { shop = '' } = document.body.dataset

function load(src: string, type = '', data: Record<string, string> = {}): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { src, type })
  Object.assign(script.dataset, data)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

for (const name of ['', ...Object.keys(libraries)])
  for (const when of name ? ['before', 'after'] : ['']) {
    const link = document.createElement('a')
    link.href = name ? `?library=${name}&when=${when}` : '?'
    link.textContent = name ? `${name} ${when}` : 'plain'
    document.querySelector('#libraries')?.append(link, ' · ')
  }

const first = library !== undefined && asked.get('when') !== 'after'
if (first) await load(library)
await load(`${shop}/kit/tradefront.js`, 'module', { api: `${shop}/api`, site: 'localhost' })
await globalThis.tradefront?.ready()
if (library !== undefined && !first) await load(library)

const template = document.querySelector('template')
if (template) document.querySelector('#goods')?.append(template.content.cloneNode(true))
document.body.dataset.complete = ''
