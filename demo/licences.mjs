import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Licence texts of packages that declare a licence but do not include its text. */
const texts = {
  MIT: (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
}

const read = (...path) =>
  readFileSync(join(...path), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim()
const nameOf = (person) => (typeof person === 'string' ? person : person?.name)?.split(/[<(]/)[0].trim()

function ofPackage(home) {
  const { name, version, license, author } = JSON.parse(read(home, 'package.json'))
  const files = readdirSync(home).filter((file) => /^(licen[cs]e|notice)([.-]|$)/i.test(file))
  const ownText = texts[license]?.(nameOf(author) ?? `the authors of ${name}`)
  if (files.length === 0 && !ownText) throw new Error(`${name} brings no text of its licence ${license}`)
  const text =
    files.length > 0
      ? files
          .sort()
          .map((file) => read(home, file))
          .join('\n\n')
      : ownText
  return { name, version, licence: license, text }
}

/** Reads the licences of code copied into our sources. `name.licence.txt` beside the code begins with its name. */
function taken(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.licence.txt'))
    .map((file) => {
      const text = read(folder, file)
      return {
        name: basename(file, '.licence.txt'),
        licence: text.split('\n', 1)[0].replace(/ License$/, ''),
        text,
      }
    })
}

/** Returns the third-party code in a folder's bundles, by name. */
function foreignIn(folder) {
  const lists = readdirSync(join(folder, '.vite')).filter((file) => file.startsWith('foreign-'))
  const homes = new Set(lists.flatMap((file) => JSON.parse(read(folder, '.vite', file))))
  return [...homes]
    .flatMap((home) => (existsSync(join(home, 'package.json')) ? [ofPackage(home)] : taken(home)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Returns a CycloneDX 1.6 bill of materials. It has no time or serial number, so builds are reproducible. */
const bill = (product, foreign) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'library', 'bom-ref': product.name, ...product, purl: purl(product) },
  },
  components: foreign.map(({ name, version, licence }) => ({
    type: 'library',
    'bom-ref': name,
    name,
    ...(version && { version, purl: purl({ name, version }) }),
    licenses: [/ OR | AND /.test(licence) ? { expression: licence } : { license: { id: licence } }],
  })),
})

/**
 * Writes the licences of the third-party code in a folder's bundles: `THIRD-PARTY-NOTICES.txt` for people, `sbom.cdx.json`
 * for machines.
 */
export function writeLicences(folder) {
  const foreign = foreignIn(folder)
  const parts = foreign.map(({ name, version, licence, text }) =>
    [`${[name, version].filter(Boolean).join(' ')} (${licence})`, '', text].join('\n'),
  )
  const line = '-'.repeat(80)
  const head = 'The files of this folder carry code of others, on these terms.'
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), `${[head, ...parts].join(`\n\n${line}\n\n`)}\n`)
  const { name, version } = JSON.parse(read('package.json'))
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(bill({ name, version }, foreign), null, 2))
}
