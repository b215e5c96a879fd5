import * as z from 'zod/mini'
import { day, id, money, month, quantity, yesNo } from '../../../src/core/shapes'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../src/**/{*.contract,*-shapes,order-unit}.ts',
  { eager: true },
)

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const isShape = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Names of shapes that the description keeps in one place: those that contracts export, and plain values. */
export const componentNames = z.registry<{ id: string }>()

const plain: Record<string, z.ZodMiniType> = { id, money, day, month, yesNo, quantity }
const roomOf = (file: string) => file.replace(/^.*\/src\//, '').replace(/\/[^/]+$/, '')
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, shape]) => ({ name, shape, room: roomOf(file) })),
)
const values = Object.entries(plain).map(([name, shape]) => ({ name, shape, room: 'core' }))

/** The room of each component. */
export const componentRooms = new Map<string, string>()
for (const { name, shape, room } of [...values, ...exported]) {
  const key = capital(name)
  if (!isShape(shape) || componentNames.has(shape) || componentRooms.has(key)) continue
  componentRooms.set(key, room)
  componentNames.add(shape, { id: key })
}
