export type Token = { kind: 'plain' | 'note' | 'text' | 'tag' | 'name' | 'word'; text: string }

// One alternative for each kind; the first match wins.
const markup =
  /(?<note><!--[\s\S]*?-->)|(?<text>"[^"]*"|'[^'\n]*'(?=[\s/>]))|(?<tag><!?\/?[\w.-]+|\/?>)|(?<name>[\w:@.-]+(?==["{']))/g
const script =
  /(?<note>\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*)|(?<text>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<tag><\/?[A-Za-z][\w.-]*|(?<=["}\w ])\/>)|(?<name>[\w-]+(?==[{"]))|(?<word>\b(?:import|from|export|default|const|let|function|return|await|async|if|else|new|type|as|true|false|null|undefined)\b)/g
const sheet =
  /(?<note>\/\*[\s\S]*?\*\/)|(?<text>"[^"]*"|'[^']*'|#[0-9a-f]{3,8}\b)|(?<name>--[\w-]+|[\w-]+(?=\s*:\s))|(?<tag>::?[\w-]+(?:\([\w-]+\))?)/gi
const shell = /(?<note>(?<=^|\s)#[^\n]*)|(?<text>'[^'\n]*'|"[^"\n]*")|(?<name>(?<=^|\n|&& )[\w-]+)/g

const languages: Record<string, RegExp> = {
  html: markup,
  vue: markup,
  svelte: markup,
  ts: script,
  tsx: script,
  js: script,
  json: script,
  css: sheet,
  sh: shell,
}

const isKind = (name: string): name is Token['kind'] => ['note', 'text', 'tag', 'name', 'word'].includes(name)

// The text between script tags is highlighted as a script.
const scriptBody = /(?<=<script[^>]*>)([^]*?)(?=<\/script>)/

/** Splits code into tokens. Code in an unknown language is one plain token. */
export function highlight(code: string, language: string): Token[] {
  const rule = languages[language]
  if (!rule) return [{ kind: 'plain', text: code }]
  if (rule !== markup) return pieces(code, rule)
  return code.split(scriptBody).flatMap((part, at) => pieces(part, at % 2 ? script : markup))
}

function pieces(code: string, rule: RegExp): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(rule)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    const kind = Object.keys(match.groups ?? {}).find((name) => match.groups?.[name] !== undefined) ?? ''
    tokens.push({ kind: isKind(kind) ? kind : 'plain', text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}
