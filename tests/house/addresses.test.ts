import { describe, expect, it } from 'vitest'
import { filesBelow, isCode, textOf } from './sources'

/**
 * Whatever one of these hands out was judged by `safeUrl`, made of route names, a step within the page’s own address (`to`), or
 * our own preview of a file.
 */
const makers =
  /\b(href|articleHref|hrefs|safeUrl|callAddress|telephone|pictureAddress|usePictureAddress|targetOf|targetFor|useTarget|linkTarget|serviceAddress|previewOf|useHref\(\)|\w+\.to)\(/
/** Properties that hold an address; `film` and `pictures` hand them on. */
const holders = 'href|src|srcSet|poster|formAction|xlinkHref|film|pictures'
const handedOn = new Set(['href', 'src', 'film', 'pictures', 'props', 'undefined'])

const parts = filesBelow('src', 'elements').filter(isCode)

/** What stands between the braces that begin at a place. */
function braced(text: string, from: number): string {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return text.slice(from, at).trim()
  }
  return ''
}

/** What a file's own names stand for: the right side of each declaration, and the list that is walked through. */
function declared(text: string, name: string): string[] {
  const own = new RegExp(
    `\\b(?:const|let)\\s[^=;]*\\b${name}\\b[^=;]*=([^>][\\s\\S]*?)\\n\\s*(?:const|let|return|if|function|async|use\\w+\\(|\\}|//|export)`,
    'g',
  )
  const walked = new RegExp(`(\\w+)\\.(?:map|flatMap)\\(\\(\\{?[^)]*\\b${name}\\b`, 'g')
  return [own, walked].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, permission = '']) => permission),
  )
}

const isOwn = (name: string, text: string) => new RegExp(`\\b(?:const|let) ${name}\\b`).test(text)

/** Whether an expression is an address that was made: by a maker, handed on, or a name that stands for one. */
function isMade(expression: string, text: string, depth = 0): boolean {
  if (makers.test(expression)) return true
  const root = /^\w+/.exec(expression)?.[0]
  if (!root || depth > 3) return false
  const permissions = declared(text, root)
  return (
    permissions.some((permission) => isMade(permission.trim(), text, depth + 1)) ||
    (handedOn.has(root) && !isOwn(root, text))
  )
}

describe('addresses', () => {
  it('stand in a part only where the one function judged them', () => {
    const raw = parts.flatMap((file) => {
      const text = textOf(file)
      return [
        ...text.matchAll(new RegExp(`\\b(?:${holders})=\\$?\\{|\\bway=\\{\\{[^}]*\\bhref: `, 'g')),
      ].flatMap(({ index, 0: { length } }) => {
        const expression = braced(text, index + length)
        return isMade(expression, text) ? [] : [`${file}: ${expression}`]
      })
    })
    expect(raw).toEqual([])
  })

  it('are read by nobody else', () => {
    // The page's own protocol decides over a cookie's flag.
    const allowed = new Set(['src/core/safe-url.ts', 'src/core/token.ts'])
    const own = parts.filter((file) => !allowed.has(file) && /\.protocol\b|\/\^?https\?:/.test(textOf(file)))
    expect(own).toEqual([])
  })

  it('are gone to in a few places, each of which has judged them', () => {
    const going =
      /location\.(assign|replace)\(|window\.open\(|location\.href\s*=[^=]|\.(href|src|action)\s*=[^=>]/
    expect(parts.filter((file) => going.test(textOf(file))).toSorted()).toEqual([
      'src/core/go-to.ts',
      'src/shell/outlet/mobile-way.ts',
      'src/site/customer-service/contact.store.ts',
    ])
  })
})
