/** Damage to the language's built-ins, as a script of the page. */
export type Damage = { name: string; script: string }

const ways: Record<string, string> = {
  'answers nothing': 'function () {}',
  throws: "function () { throw new Error('of the page') }",
  // Old libraries replace methods by older versions.
  'knows one argument': 'function (one) { return before.call(this, one) }',
}

const replaced = (holder: string, method: string): Damage[] =>
  Object.entries(ways).map(([way, made]) => ({
    name: `${holder}.${method} ${way}`,
    script: `{ const before = ${holder}['${method}']; ${holder}['${method}'] = ${made} }`,
  }))

const holders: Record<string, object> = {
  Object,
  Promise,
  JSON,
  Number,
  Array,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Function.prototype': Function.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'Promise.prototype': Promise.prototype,
  'Number.prototype': Number.prototype,
  'RegExp.prototype': RegExp.prototype,
}

const methodsOf = (holder: object) =>
  Object.entries(Object.getOwnPropertyDescriptors(holder)).flatMap(([name, { value }]) =>
    typeof value === 'function' && name !== 'constructor' ? [name] : [],
  )

/** Names that libraries, the browser or attackers look up in any object. */
const names =
  `ref key signal dangerouslySetInnerHTML children className style is value defaultValue checked type props
  state context render then catch get set writable enumerable configurable length name id title href src on onClick
  contextType defaultProps getDerivedStateFromProps isReactComponent displayName autoFocus innerHTML timeout retry
  method headers body query params baseURL mode cache credentials redirect attribute converter hasChanged reflect
  noAccessor composed bubbles cancelable detail capture once passive error path message code data status parse abort
  listen off toJSON each clone index at next done return map filter find first last size has add delete label root
  threshold childList subtree placement open disabled`.split(/\s+/)

const values = { 'a text': "'x'", 'a number': '7', 'a function': 'function () {}', 'an object': '{}' }

const inherited = (name: string): Damage[] =>
  Object.entries(values).map(([what, value]) => ({
    name: `Object.prototype.${name} is ${what}`,
    script: `Object.prototype['${name}'] = ${value}`,
  }))

/** Damages that once left elements blank or caused uncaught errors. */
export const seen: Damage[] = [
  ...replaced('Array.prototype', 'map').slice(0, 1),
  ...replaced('String.prototype', 'toLowerCase').slice(0, 1),
  ...replaced('Object', 'getOwnPropertyDescriptor').slice(1, 2),
  ...['ref', 'key', 'signal', 'dangerouslySetInnerHTML'].flatMap((name) => inherited(name).slice(0, 1)),
]

export const everyDamage: Damage[] = [
  ...Object.entries(holders).flatMap(([holder, it]) =>
    methodsOf(it).flatMap((method) => replaced(holder, method)),
  ),
  ...names.flatMap(inherited),
]
