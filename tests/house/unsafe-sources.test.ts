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

// Checks that oxlint has no rule for.
describe('sources', () => {
  it('R9: write no data into a script element, where only some characters would end it', () => {
    const written = /<script(?![^>]*\ssrc=)[^>]*>(?!\$\{script\}<\/script>)/
    const byType = /type=["']?application\/(ld\+)?json["']?\s*>/
    const pages = filesBelow('demo/server').filter(isCode)
    const kit = filesBelow('src', 'elements').filter(isCode)
    expect(holding(written, pages)).toEqual([])
    expect(holding(byType, [...pages, ...kit])).toEqual([])
    expect(holding(/createElement\(['"]script['"]\)/, kit)).toEqual([])
  })

  it('style with tokens: no rem, no :root and no colours of their own, which a host page would change', () => {
    const css = filesBelow('src').filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    expect(holding(/\d(rem)\b|:root|@import|@font-face|@property|#[0-9a-f]{3,8}\b/i, css)).toEqual([])
  })
})
