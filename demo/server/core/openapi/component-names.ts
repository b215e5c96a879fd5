import * as z from 'zod/mini'
import type { Endpoint } from '../../../../src/core/api/endpoint'
import { day, id, money, month, pageFacts, paging, quantity, yesNo } from '../../../../src/core/api/shapes'
import { defOf } from '../http/shape-def'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../../src/**/{*.contract,*-shapes,order-unit}.ts',
  { eager: true },
)

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const singular = (name: string) =>
  name
    .replace(/List$/, '')
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
const roomOf = (file: string) => file.replace(/^.*\/src\//, '').replace(/\/[^/]+$/, '')
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value
const isShape = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Yields the objects inside a shape, with the property that contains them. */
function* objectsIn(
  shape: z.core.$ZodType,
  name: string,
  above: readonly z.core.$ZodType[] = [],
): Generator<{ name: string; shape: z.core.$ZodType }> {
  if (above.includes(shape)) return
  const def = defOf(shape)
  const inside = (inner: z.core.$ZodType, key = name) => objectsIn(inner, key, [...above, shape])
  if (def.type === 'object') {
    yield { name, shape }
    for (const [key, part] of Object.entries(def.shape)) yield* inside(part, key)
  } else if (def.type === 'array') yield* inside(def.element)
  else if (def.type === 'record') yield* inside(def.valueType)
  else if (def.type === 'union') for (const option of def.options) yield* inside(option)
  else if (def.type === 'pipe') yield* inside(def.in)
  else if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    yield* inside(def.innerType)
}

export type ComponentNames = {
  /** Names of components: plain values, and objects used more than once. */
  registry: z.core.$ZodRegistry<{ id: string }>
  /** Names of plain values alone. */
  values: z.core.$ZodRegistry<{ id: string }>
  /** Components that are exported shapes. */
  exported: ReadonlySet<string>
  /** Area of each component. */
  rooms: ReadonlyMap<string, string>
  /** Named components that are objects. */
  objects: ReadonlyMap<string, z.core.$ZodType>
  /** Export names of endpoints in their contracts. */
  calls: ReadonlyMap<Endpoint, string>
}

/** Names the components of the OpenAPI document. It reads every shape of every contract, so nothing else calls it. */
export function nameComponents(): ComponentNames {
  const calls = new Map(
    Object.values(modules).flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [[value, name] as const] : [])),
    ),
  )
  const registry = z.registry<{ id: string }>()
  const values = z.registry<{ id: string }>()
  const rooms = new Map<string, string>()
  const objects = new Map<string, z.core.$ZodType>()

  function add(name: string, shape: z.core.$ZodType, room: string) {
    if (registry.has(shape) || rooms.has(name)) return
    registry.add(shape, { id: name })
    rooms.set(name, room)
    if (defOf(shape).type === 'object') objects.set(name, shape)
  }

  const plain = { id, money, day, month, yesNo, quantity }
  for (const [name, shape] of Object.entries(plain)) {
    add(capital(name), shape, 'core')
    values.add(shape, { id: capital(name) })
  }
  add('PageFacts', z.object(pageFacts), 'core')
  add('Paging', z.object(paging), 'core')
  for (const [file, module] of Object.entries(modules))
    for (const [name, shape] of Object.entries(module))
      if (isShape(shape)) add(capital(name), shape, roomOf(file))

  const exported = new Set(rooms.keys())

  const seen = new Map<z.core.$ZodType, string>()
  for (const [{ shapes }, call] of calls)
    for (const { name, shape } of objectsIn(shapes.data, call)) {
      if (!seen.has(shape)) seen.set(shape, capital(singular(name)))
      else if (!registry.has(shape)) {
        const wanted = seen.get(shape) ?? ''
        const free = [wanted, `${wanted}Of${capital(call)}`].find((one) => !rooms.has(one))
        if (free) add(free, shape, '')
      }
    }
  return { registry, values, exported, rooms, objects, calls }
}
