import { bearings } from './bearings.seed'
import { cables } from './cables.seed'
import { chemicals } from './chemicals.seed'
import { cutting } from './cutting.seed'
import type { Department, Kind } from './department'
import { electrics } from './electrics.seed'
import { fasteners } from './fasteners.seed'
import { handTools } from './hand-tools.seed'
import { marine } from './marine.seed'
import { measuring } from './measuring.seed'
import { pneumatics } from './pneumatics.seed'
import { powerTools } from './power-tools.seed'
import { safety } from './safety.seed'
import { valves } from './valves.seed'

/** In the order of the category panel. */
export const departments: readonly Department[] = [
  bearings,
  fasteners,
  powerTools,
  handTools,
  cutting,
  safety,
  electrics,
  cables,
  valves,
  pneumatics,
  measuring,
  chemicals,
]

/** Where goods of a kind stand in the category tree. */
export type CategoryKind = {
  department: Department
  departmentId: string
  groupId: string
  /** The kind's own id. */
  categoryId: string
  kind: Kind
  /** The kind that its group is known for. */
  leads: boolean
}

const two = (position: number) => String(position + 1).padStart(2, '0')

export const departmentId = (position: number) => String(11 + position)
export const groupId = (department: string, position: number) => department + two(position)

/** The kinds of a department with their ids, which follow the order of its lists. */
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

/** All kinds that most sites sell. */
export const categoryKinds: readonly CategoryKind[] = departments.flatMap((department, at) =>
  kindsOf(department, departmentId(at)),
)

/** Those of the site that sells in dollars, behind them: no id of theirs moves. */
export const marineKinds: readonly CategoryKind[] = kindsOf(marine, departmentId(departments.length))

/** Every department of the demo, in the order of their ids. */
export const allDepartments: readonly Department[] = [...departments, marine]
