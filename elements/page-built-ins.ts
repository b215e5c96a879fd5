const tables = [JSON, Math, Reflect]
const classes = [Object, Function, Array, String, Number, RegExp, Map, Set, WeakMap, Promise]

/**
 * Whether scripts of the page replaced any of the language's built-ins or added to what every object inherits, or its
 * markup has names that hide something of `document`. Then somebody looks closer before anything of ours runs:
 * src/site/trouble. Works with damaged built-ins itself.
 */
export function isReplaced(): boolean {
  try {
    for (const table of [...tables, ...classes, ...classes.map(({ prototype }) => prototype)])
      for (const name of Reflect.ownKeys(table)) {
        const value: unknown = Reflect.getOwnPropertyDescriptor(table, name)?.value
        if (typeof value === 'function' && !/\[native/.test(value.toString())) return true
      }
    for (const name of Reflect.ownKeys(document)) if (name in Document.prototype) return true
    return Reflect.ownKeys(Object.prototype).length > 12
  } catch {
    return true
  }
}
