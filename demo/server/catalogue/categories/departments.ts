import type { Department, Kind } from './department'

const files = import.meta.glob<Department>('../../../data/zh/departments/*.json', {
  eager: true,
  import: 'default',
})

function named(name: string): Department {
  const found = files[`../../../data/zh/departments/${name}.json`]
  if (!found) throw new Error(`the demo has no department ${name}`)
  return found
}

/** Departments in the order of the category panel. */
export const departments: readonly Department[] = [
  'bearings',
  'fasteners',
  'power-tools',
  'hand-tools',
  'cutting',
  'safety',
  'electrics',
  'cables',
  'valves',
  'pneumatics',
  'measuring',
  'chemicals',
].map(named)
const marine = named('marine')

/** A kind of goods with its position in the category tree. */
export type CategoryKind = {
  department: Department
  departmentId: string
  groupId: string
  categoryId: string
  kind: Kind
  /** True if the kind is the first of its group. */
  leads: boolean
}

const two = (position: number) => String(position + 1).padStart(2, '0')

export const departmentId = (position: number) => String(11 + position)
export const groupId = (department: string, position: number) => department + two(position)

/** Returns the kinds of a department with ids derived from their list positions. */
const kindsOf = (department: Department, id: string): CategoryKind[] =>
  department.groups.flatMap((group, groupAt) =>
    group.kinds.map((kind, kindAt) => ({
      department,
      departmentId: id,
      groupId: groupId(id, groupAt),
      categoryId: groupId(id, groupAt) + two(kindAt),
      kind,
      leads: kindAt === 0,
    })),
  )

/** Kinds that most sites sell. */
export const categoryKinds: readonly CategoryKind[] = departments.flatMap((department, at) =>
  kindsOf(department, departmentId(at)),
)

/** Kinds of the site that sells in dollars. They come last, so that the other ids stay stable. */
export const marineKinds: readonly CategoryKind[] = kindsOf(marine, departmentId(departments.length))

/** All departments of the demo, ordered by id. */
export const allDepartments: readonly Department[] = [...departments, marine]
