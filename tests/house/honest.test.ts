import { describe, expect, it } from 'vitest'
import { filesBelow, isCode, textOf } from './sources'

/** Lines that hold a pattern, as `file:line`. */
function holding(pattern: RegExp, files: string[]) {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim().slice(0, 80)}`] : [])),
  )
}

const code = filesBelow('src', 'elements', 'demo').filter(isCode)
const tests = filesBelow('tests').filter((file) => isCode(file) && file !== 'tests/house/honest.test.ts')

describe('what a tired eye misses', () => {
  it('no test is skipped or narrowed', () => {
    expect(
      holding(/\b(it|test|describe|suite)\.(skip|skipIf|runIf|only|todo|fixme)\b|\bx(it|describe)\(/, tests),
    ).toEqual([])
  })

  it('no type is silenced', () => {
    expect(holding(/:\s*any\b|\bas any\b|@ts-ignore|@ts-expect-error|@ts-nocheck/, code)).toEqual([])
  })

  it('no markup is parsed outside of the one place for rich text', () => {
    const sinks =
      /\.innerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|setHTMLUnsafe|document\.write|srcdoc|new Function|unsafeHTML/
    // The second only names what a page must not have left to be inherited, the third what a view may not hold.
    const allowed = ['src/ui/rich-text.tsx', 'src/site/trouble/read-names.ts', 'elements/view-nodes.ts']
    const inBrowser = code.filter(
      (file) => /^(src|elements|demo\/(storefront|pages))\//.test(file) && !allowed.includes(file),
    )
    expect(holding(sinks, inBrowser)).toEqual([])
  })

  it('R9: no data stands inside of a script element, where only some characters would end it', () => {
    const written = /<script(?![^>]*\ssrc=)[^>]*>(?!\$\{script\}<\/script>)/
    const byType = /type=["']?application\/(ld\+)?json["']?\s*>/
    const pages = code.filter((file) => file.startsWith('demo/server/'))
    const kit = code.filter((file) => /^(src|elements)\//.test(file))
    expect(holding(written, pages)).toEqual([])
    expect(holding(byType, [...pages, ...kit])).toEqual([])
    expect(holding(/createElement\(['"]script['"]\)/, kit)).toEqual([])
  })

  it('the raw database is behind db() and tx()', () => {
    const outside = code.filter(
      (file) => file.startsWith('demo/server/') && !file.startsWith('demo/server/core/'),
    )
    expect(holding(/from '(drizzle-orm\/(pglite|node-postgres)|@electric-sql\/pglite|pg)'/, outside)).toEqual(
      [],
    )
  })

  it('business rules ask the clock of the server, not the machine', () => {
    const outside = code.filter(
      (file) => file.startsWith('demo/server/') && !file.startsWith('demo/server/core/'),
    )
    expect(holding(/Date\.now\(\)|new Date\(\)|\bnow\(\)\s*::|sql`[^`]*\bnow\(\)/, outside)).toEqual([])
  })

  it('R73: pages do not ask the buyer’s clock, which may be wrong by days', () => {
    // How long a draft is kept and a sent line is waited for in this browser, by the same clock at both ends, the year of a
    // copyright, and the doctor's tape.
    const harmless = [
      'core/form-drafts.ts',
      'core/kept-drafts.ts',
      'shell/footer/licence-line.tsx',
      'shell/doctor/event-tape.ts',
      'trade/cart/cart.store.ts',
    ]
    const kit = code.filter(
      (file) => /^(src|elements)\//.test(file) && !harmless.some((own) => file === `src/${own}`),
    )
    expect(holding(/Date\.now\(\)|new Date\(\)|\bDate\(\)/, kit)).toEqual([])
  })

  it('styles use tokens: no rem, no :root, no colours of their own', () => {
    const css = filesBelow('src').filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    expect(holding(/\d(rem)\b|:root|@import|@font-face|@property|#[0-9a-f]{3,8}\b/i, css)).toEqual([])
  })
})
