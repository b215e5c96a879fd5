/** A rule, or a conditional group of rules. `needs`: the classes of each selector. */
type Rule = { text: string; needs: string[][] } | { head: string; rules: Rule[] }

const conditions = /^@(layer|media|container|supports)\b/

/** Returns the end of the block at an opening brace. Our style sheets have no braces in strings. */
function endOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/** Removes the arguments of functional selectors, which only narrow the outer one. */
function withoutBrackets(selectors: string): string {
  let depth = 0
  return [...selectors]
    .filter((sign) => {
      if (sign === '(') depth++
      return (sign === ')' ? depth-- : depth) === 0
    })
    .join('')
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  for (;;) {
    const open = css.indexOf('{', at)
    if (open < 0) return rules
    const end = endOf(css, open)
    const head = css.slice(at, open).trim()
    if (conditions.test(head)) rules.push({ head, rules: rulesOf(css.slice(open + 1, end)) })
    else {
      const needs = head.startsWith('@') ? [[]] : withoutBrackets(head).split(',').map(classesOf)
      rules.push({ text: css.slice(at, end + 1).trim(), needs })
    }
    at = end + 1
  }
}

const read = new Map<string, Rule[]>()
function known(css: string): Rule[] {
  const rules = read.get(css) ?? rulesOf(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  read.set(css, rules)
  return rules
}

function write(rules: Rule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule)
        return rule.needs.some((names) => names.every((name) => used.has(name))) ? rule.text : ''
      const inner = write(rule.rules, used)
      return inner && `${rule.head}{${inner}}`
    })
    .join('')
}

/** Returns the rules of our style sheets whose classes appear in the HTML. */
export function usedCss(sheets: Iterable<string>, html: string): string {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const used = new Set(classes)
  return [...sheets].map((css) => write(known(css), used)).join('')
}
