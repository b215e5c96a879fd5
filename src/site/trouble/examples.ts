/** Joins the entries of a list without calling its methods. */
function joined(list: ArrayLike<unknown>): string {
  let text = ''
  for (let at = 0; at < list.length; at += 1) text += `${String(list[at])} `
  return text
}
/** Returns a text at runtime, so that the bundler cannot precompute the examples. */
const text = (value: string) => new Text(value).data
const number = (value: number) => new DOMPoint(value).x
const abc = () => [text('a'), text('b'), text('c')]
const isB = (value: string) => value === 'b'

function each(walk: (take: (value: unknown) => void) => void): string {
  let text = ''
  walk((value) => (text += `${String(value)} `))
  return text
}

/**
 * Examples of built-ins that the kit and its libraries use, by name. Each returns true if the built-in works. Without
 * those that the kit replaces by its own (`src/core/host/built-ins.ts`).
 */
export const examples: Record<string, () => unknown> = {
  'options of addEventListener': () => {
    // Inherited properties would be read as options, too.
    new EventTarget().addEventListener('example', () => {}, { once: true })
    return true
  },
  'options of observers': () => {
    new MutationObserver(() => {}).observe(new Text(), { characterData: true })
    new IntersectionObserver(() => {}, { rootMargin: '1px' }).disconnect()
    return true
  },
  'options of events and requests': () =>
    new CustomEvent('example', { detail: 1 }).detail === 1 &&
    // MooTools defines a class of this name. The kit does not use it for requests.
    (!/\[native/.test(String(Request)) || new Request(location.href, { method: 'POST' }).method === 'POST'),
  'Array.isArray': () => Array.isArray(abc()) && !Array.isArray(document),
  'Array.prototype.at': () => abc().at(-1) === 'c',
  'Array.prototype.concat': () => joined(abc().concat(['d'], ['e'])) === 'a b c d e ',
  'Array.prototype.every': () => abc().every((value) => value < 'd') && !abc().every(isB),
  'Array.prototype.fill': () => joined(abc().fill('d', 1, 2)) === 'a d c ',
  'Array.prototype.filter': () => joined(abc().filter(isB)) === 'b ',
  'Array.prototype.find': () => abc().find(isB) === 'b' && abc().find((value) => value === 'd') === undefined,
  'Array.prototype.findIndex': () => abc().findIndex(isB) === 1,
  'Array.prototype.findLast': () => abc().findLast(isB) === 'b',
  'Array.prototype.flat': () => joined([abc(), ['d']].flat()) === 'a b c d ',
  'Array.prototype.flatMap': () => joined(abc().flatMap((value) => [value, value])) === 'a a b b c c ',
  'Array.prototype.forEach': () => each((take) => abc().forEach(take)) === 'a b c ',
  'Array.prototype.includes': () => abc().includes('b') && !abc().includes('b', 2),
  'Array.prototype.indexOf': () => abc().indexOf('b') === 1 && abc().indexOf('b', 2) === -1,
  'Array.prototype.join': () => abc().join('-') === 'a-b-c',
  'Array.prototype.keys': () => joined([...abc().keys()]) === '0 1 2 ',
  'Array.prototype.lastIndexOf': () => abc().lastIndexOf('b') === 1,
  'Array.prototype.map': () => joined(abc().map((value, at) => value + at)) === 'a0 b1 c2 ',
  'Array.prototype.pop': () => abc().pop() === 'c',
  'Array.prototype.push': () => {
    const list = abc()
    return list.push('d', 'e') === 5 && joined(list) === 'a b c d e '
  },
  'Array.prototype.reduce': () => abc().reduce((text, value) => text + value, '-') === '-abc',
  'Array.prototype.reduceRight': () => abc().reduceRight((text, value) => text + value, '-') === '-cba',
  'Array.prototype.reverse': () => joined(abc().reverse()) === 'c b a ',
  'Array.prototype.shift': () => abc().shift() === 'a',
  'Array.prototype.slice': () => joined(abc().slice(1, 2)) === 'b ',
  'Array.prototype.some': () => abc().some(isB) && !abc().some((value) => value === 'd'),
  'Array.prototype.sort': () => joined([2, 10, 1].sort((a, b) => a - b)) === '1 2 10 ',
  'Array.prototype.splice': () => {
    const list = abc()
    return joined(list.splice(1, 1, 'd', 'e')) === 'b ' && joined(list) === 'a d e c '
  },
  'Array.prototype.toSorted': () => joined([2, 1].toSorted((a, b) => a - b)) === '1 2 ',
  'Array.prototype.unshift': () => {
    const list = abc()
    return list.unshift('d', 'e') === 5 && joined(list) === 'd e a b c '
  },
  'Array.prototype.values': () => joined([...abc().values()]) === 'a b c ',
  'Array.prototype[Symbol.iterator]': () => joined([...abc()]) === 'a b c ',
  'Function.prototype.apply': () => joined.apply(undefined, [['a']]) === 'a ',
  'Function.prototype.bind': () => joined.bind(undefined)(['a']) === 'a ',
  'Function.prototype.call': () => joined.call(undefined, ['a']) === 'a ',
  'JSON.parse': () => (JSON.parse('{"a":[1]}') as { a: number[] }).a[0] === 1,
  'JSON.stringify': () =>
    // Written like JSON in `core/built-ins`, without any `toJSON`.
    JSON.stringify({ a: ['b'] }, function (this: Record<string, unknown>, key) {
      return this[key]
    }) === '{"a":["b"]}',
  'Map.prototype.delete': () => {
    const map = new Map([['a', 1]])
    return map.delete('a') && map.size === 0
  },
  'Map.prototype.entries': () => joined([...new Map([['a', 1]]).entries()][0] ?? []) === 'a 1 ',
  'Map.prototype.forEach': () => each((take) => new Map([['a', 1]]).forEach(take)) === '1 ',
  'Map.prototype.get': () => new Map([['a', 1]]).get('a') === 1,
  'Map.prototype.has': () => new Map([['a', 1]]).has('a') && !new Map().has('a'),
  'Map.prototype.keys': () => joined([...new Map([['a', 1]]).keys()]) === 'a ',
  'Map.prototype.set': () => new Map<string, number>().set('a', 1).size === 1,
  'Map.prototype.values': () => joined([...new Map([['a', 1]]).values()]) === '1 ',
  'Map.prototype.clear': () => {
    const map = new Map([['a', 1]])
    map.clear()
    return map.size === 0
  },
  'Map.prototype[Symbol.iterator]': () => [...new Map([['a', 1]])].length === 1,
  'Math.abs': () => Math.abs(number(-1)) === 1,
  'Math.ceil': () => Math.ceil(number(0.5)) === 1,
  'Math.floor': () => Math.floor(number(1.5)) === 1,
  'Math.log': () => Math.log(number(1)) === 0,
  'Math.max': () => Math.max(number(1), 2) === 2,
  'Math.min': () => Math.min(number(2), 1) === 1,
  'Math.random': () => Math.random() < 1,
  'Math.round': () => Math.round(number(1.5)) === 2,
  'Math.trunc': () => Math.trunc(number(1.5)) === 1,
  'Math.clz32': () => Math.clz32(number(1)) === 31,
  'Number.isFinite': () => Number.isFinite(number(1)) && !Number.isFinite(number(Infinity)),
  'Number.isInteger': () => Number.isInteger(number(1)) && !Number.isInteger(number(1.5)),
  'Number.isNaN': () => Number.isNaN(number(NaN)) && !Number.isNaN(number(1)),
  'Number.isSafeInteger': () => Number.isSafeInteger(number(1)) && !Number.isSafeInteger(number(2 ** 53)),
  'Number.parseFloat': () => Number.parseFloat(text('1.5')) === 1.5,
  'Number.parseInt': () => Number.parseInt(text('10'), 2) === 2,
  'Number.prototype.toFixed': () => number(1.25).toFixed(1) === '1.3',
  'Number.prototype.toLocaleString': () => typeof number(1).toLocaleString() === 'string',
  'Number.prototype.toString': () => number(35).toString(36) === 'z',
  'Object.assign': () => Object.assign({ a: 1 }, { b: 2 }, { c: 3 }).c === 3,
  'Object.create': () => (Object.create({ a: 1 }) as { a: number }).a === 1,
  'Object.defineProperties': () => 'a' in Object.defineProperties({}, { a: { value: 1 } }),
  'Object.defineProperty': () => {
    const one = Object.defineProperty({}, 'a', { value: 1 })
    const other = Object.defineProperty({}, 'a', { get: () => 1, enumerable: true, configurable: true })
    return 'a' in one && 'a' in other
  },
  'Object.entries': () => joined(Object.entries({ a: 1 })[0] ?? []) === 'a 1 ',
  'Object.freeze': () => 'a' in Object.freeze({ a: 1 }),
  'Object.fromEntries': () => (Object.fromEntries([['a', 1]]) as { a: number }).a === 1,
  'Object.getOwnPropertyDescriptor': () => Object.getOwnPropertyDescriptor({ a: 1 }, 'a')?.value === 1,
  'Object.getOwnPropertyDescriptors': () => 'a' in Object.getOwnPropertyDescriptors({ a: 1 }),
  'Object.getOwnPropertyNames': () => joined(Object.getOwnPropertyNames({ a: 1 })) === 'a ',
  'Object.getOwnPropertySymbols': () =>
    Object.getOwnPropertySymbols({ [Symbol.iterator]: 1 })[0] === Symbol.iterator,
  'Object.getPrototypeOf': () => Object.getPrototypeOf(abc()) === Array.prototype,
  'Object.hasOwn': () => Object.hasOwn({ a: 1 }, 'a') && !Object.hasOwn({}, 'a'),
  'Object.is': () => Object.is(number(NaN), NaN) && !Object.is(number(0), -0),
  'Object.isFrozen': () => !Object.isFrozen({ a: 1 }),
  'Object.keys': () => joined(Object.keys({ a: 1, b: 2 })) === 'a b ',
  'Object.setPrototypeOf': () => 'a' in Object.setPrototypeOf({}, { a: 1 }),
  'Object.values': () => joined(Object.values({ a: 1, b: 2 })) === '1 2 ',
  'Object.prototype.hasOwnProperty': () =>
    // oxlint-disable-next-line no-prototype-builtins -- it is what is looked at
    ({ a: 1 }).hasOwnProperty('a') && !Object.prototype.hasOwnProperty.call({}, 'a'),
  'Object.prototype.propertyIsEnumerable': () => Object.prototype.propertyIsEnumerable.call({ a: 1 }, 'a'),
  'Object.prototype.toString': () => Object.prototype.toString.call([]) === '[object Array]',
  'Object.prototype.valueOf': () => {
    const one = {}
    return one.valueOf() === one
  },
  'Promise.all': () => isPromise(Promise.all([])),
  'Promise.allSettled': () => isPromise(Promise.allSettled([])),
  'Promise.any': () => isPromise(quiet(Promise.any([]))),
  'Promise.race': () => isPromise(Promise.race([])),
  'Promise.reject': () => isPromise(quiet(Promise.reject(new Error('an example')))),
  'Promise.resolve': () => isPromise(Promise.resolve()),
  'Promise.prototype.catch': () => isPromise(Promise.resolve().catch(() => {})),
  'Promise.prototype.finally': () => isPromise(Promise.resolve().finally(() => {})),
  'Promise.prototype.then': () =>
    isPromise(Promise.resolve().then(() => {})) && Promise.prototype.then.length === 2,
  'Reflect.apply': () => Reflect.apply(joined, undefined, [['a']]) === 'a ',
  'Reflect.construct': () => Reflect.construct(Set, []) instanceof Set,
  'Reflect.deleteProperty': () => Reflect.deleteProperty({ a: 1 }, 'a'),
  'Reflect.get': () => Reflect.get({ a: 1 }, 'a') === 1,
  'Reflect.has': () => Reflect.has({ a: 1 }, 'a'),
  'Reflect.ownKeys': () => joined(Reflect.ownKeys({ a: 1 })) === 'a ',
  'Reflect.set': () => Reflect.set({}, 'a', 1),
  'RegExp.prototype.exec': () => /b(.)/.exec(text('abc'))?.[1] === 'c' && /d/.exec(text('abc')) === null,
  'RegExp.prototype.test': () => /b/.test(text('abc')) && !/d/.test(text('abc')),
  'RegExp.prototype.toString': () => String(/a/g) === '/a/g',
  'RegExp.prototype[Symbol.replace]': () => text('abc').replace(/b/, 'd') === 'adc',
  'RegExp.prototype[Symbol.split]': () => joined(text('a-b').split(/-/)) === 'a b ',
  'RegExp.prototype[Symbol.match]': () => text('abc').match(/b/)?.[0] === 'b',
  'RegExp.prototype[Symbol.matchAll]': () => [...text('abab').matchAll(/b/g)].length === 2,
  'Set.prototype.add': () => new Set<string>().add('a').size === 1,
  'Set.prototype.clear': () => {
    const set = new Set(['a'])
    set.clear()
    return set.size === 0
  },
  'Set.prototype.delete': () => new Set(['a']).delete('a'),
  'Set.prototype.entries': () => [...new Set(['a']).entries()].length === 1,
  'Set.prototype.forEach': () => each((take) => new Set(['a']).forEach(take)) === 'a ',
  'Set.prototype.has': () => new Set(['a']).has('a') && !new Set().has('a'),
  'Set.prototype.keys': () => joined([...new Set(['a']).keys()]) === 'a ',
  'Set.prototype.values': () => joined([...new Set(['a']).values()]) === 'a ',
  'Set.prototype[Symbol.iterator]': () => joined([...new Set(['a'])]) === 'a ',
  'String.fromCharCode': () => String.fromCharCode(number(97), 98) === 'ab',
  'String.fromCodePoint': () => String.fromCodePoint(number(97), 98) === 'ab',
  'String.raw': () => String.raw`\a${number(1)}` === '\\a1',
  'String.prototype.at': () => text('abc').at(-1) === 'c',
  'String.prototype.charAt': () => text('abc').charAt(1) === 'b',
  'String.prototype.charCodeAt': () => text('abc').charCodeAt(0) === 97,
  'String.prototype.codePointAt': () => text('abc').codePointAt(0) === 97,
  'String.prototype.concat': () => text('a').concat('b') === 'ab',
  'String.prototype.endsWith': () => text('abc').endsWith('c') && !text('abc').endsWith('a'),
  'String.prototype.includes': () => text('abc').includes('b') && !text('abc').includes('d'),
  'String.prototype.indexOf': () => text('abc').indexOf('b') === 1 && text('abc').indexOf('b', 2) === -1,
  'String.prototype.isWellFormed': () => text('a').isWellFormed(),
  'String.prototype.lastIndexOf': () => text('abcb').lastIndexOf('b') === 3,
  'String.prototype.localeCompare': () => text('a').localeCompare('b') < 0,
  'String.prototype.match': () => text('abc').match(/b/)?.[0] === 'b',
  'String.prototype.matchAll': () => [...text('abab').matchAll(/b/g)].length === 2,
  'String.prototype.normalize': () => text('a').normalize() === 'a',
  'String.prototype.padEnd': () => text('a').padEnd(2, '-') === 'a-',
  'String.prototype.padStart': () => text('a').padStart(2, '-') === '-a',
  'String.prototype.repeat': () => text('a').repeat(2) === 'aa',
  'String.prototype.replace': () => text('abc').replace('b', () => 'd') === 'adc',
  'String.prototype.replaceAll': () => text('abab').replaceAll('b', 'd') === 'adad',
  'String.prototype.search': () => text('abc').search(/b/) === 1,
  'String.prototype.slice': () => text('abc').slice(1, 2) === 'b',
  'String.prototype.split': () =>
    joined(text('a-b').split('-', 1)) === 'a ' && joined(text('ab').split('')) === 'a b ',
  'String.prototype.startsWith': () => text('abc').startsWith('a') && text('abc').startsWith('b', 1),
  'String.prototype.substring': () => text('abc').substring(1, 2) === 'b',
  'String.prototype.toLowerCase': () => text('A').toLowerCase() === 'a',
  'String.prototype.toUpperCase': () => text('a').toUpperCase() === 'A',
  'String.prototype.toString': () => text('a').toString() === 'a',
  'String.prototype.trim': () => text(' a ').trim() === 'a',
  'String.prototype.trimEnd': () => text(' a ').trimEnd() === ' a',
  'String.prototype.trimStart': () => text(' a ').trimStart() === 'a ',
  'String.prototype[Symbol.iterator]': () => joined([...text('ab')]) === 'a b ',
  'WeakMap.prototype.get': () => new WeakMap([[examples, 1]]).get(examples) === 1,
  'WeakMap.prototype.has': () => new WeakMap([[examples, 1]]).has(examples),
  'WeakMap.prototype.set': () => new WeakMap<object, number>().set(examples, 1).get(examples) === 1,
}

const isPromise = (value: unknown) => value instanceof Promise
/** Handles an intentional rejection, so that the page does not report it. */
function quiet<T>(refused: Promise<T>): Promise<T> {
  void refused.then(undefined, () => {})
  return refused
}
