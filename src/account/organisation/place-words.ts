import { useStore } from '@nanostores/react'
import { useLocale } from '../../ui/host'
import { roleName } from './role-names'
import type { RolesStore } from './roles.store'
import { unitRows } from './unit-rows'
import type { UnitsStore } from './units.store'

type Placed = { unitId?: string | undefined; roles?: readonly string[] | undefined }

/** Returns the departments with their paths, the roles, and a function that names both of a person: `生产部 · 采购员`. */
export function usePlaces({ units, roles }: { units: UnitsStore['units']; roles: RolesStore['roles'] }) {
  const locale = useLocale()
  const rows = unitRows(useStore(units.$state).value ?? [])
  const knownRoles = useStore(roles.$state).value ?? []
  const placeOf = ({ unitId, roles: ids = [] }: Placed) =>
    [
      rows.find(({ unit, level }) => level > 0 && unit.id === unitId)?.path,
      ...knownRoles.filter(({ id }) => ids.includes(id)).map((role) => roleName(role, locale)),
    ]
      .filter(Boolean)
      .join(' · ')
  return { rows, knownRoles, placeOf }
}
