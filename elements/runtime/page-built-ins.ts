const tables = [JSON, Math, Reflect]
const classes = [Object, Function, Array, String, Number, RegExp, Map, Set, WeakMap, Promise]

/**
 * Returns whether scripts of the page replaced built-ins, extended what every object inherits, or named an element like
 * a property of `document`. src/site/trouble then checks in detail before the kit starts. Works with damaged built-ins itself.
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
