import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id } from '../../core/api/shapes'
import { unitFields } from './unit-fields'

/** Maximum number of departments of a company, and of their levels. */
export const mostUnits = 200
export const mostLevels = 8

const unit = z.object({
  id,
  /** Department above. Absent: the company itself. */
  parentId: z.optional(id),
  name: z.string(),
  /** Person who approves as the head. Absent: the head of the department above. */
  head: z.optional(z.object({ id, name: z.string() })),
  /** Number of accounts directly in the department. */
  members: z.int(),
})
export type CompanyUnit = z.output<typeof unit>

const base = '/bbb/userCenter/organisation'

export const companyUnits = endpoint(`GET ${base}/units`, {
  about:
    'Returns the departments of the buyer’s company, the company itself first. An account without a department belongs to the company itself.',
  needs: 'token',
  permission: 'memberManager',
  data: z.object({
    /** Departments, without order among those of one level. */
    units: z.array(unit).check(z.maxLength(mostUnits + 1)),
  }),
})

/** Code 409: the name is taken. 422: a circle, too many levels or departments, or a head who cannot log in. */
export const addUnit = endpoint(`POST ${base}/unit/add`, {
  about: 'Adds a department and returns its id.',
  needs: 'token',
  permission: 'memberManager',
  body: unitFields.shape,
  data: id,
})

/** Code 409: the name is taken. 422: as for a new department. */
export const updateUnit = endpoint(`PUT ${base}/unit/update/{id}`, {
  about: 'Renames or moves a department, or gives it another head. Waiting requests keep their approvers.',
  needs: 'token',
  permission: 'memberManager',
  body: unitFields.shape,
  data: z.literal(true),
})

/** Code 422: the company itself cannot be deleted. */
export const deleteUnit = endpoint(`DELETE ${base}/unit/delete/{id}`, {
  about: 'Deletes a department. Its members and departments move to the one above.',
  needs: 'token',
  permission: 'memberManager',
  data: z.literal(true),
})
