import { givenRoles } from '../../../../src/account/organisation/given-roles'
import type { CompanyRole } from '../../../../src/account/organisation/roles.contract'
import type { ImportColumn, ImportRow } from '../../../../src/account/invitations/import.contract'
import { invitationFields } from '../../../../src/account/invitations/invitation-fields'
import { memberKinds } from '../../../../src/account/members/member-kind'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import { cleanText } from '../../../../src/core/text/clean-text'
import { pathUp, type Units } from '../organisation/company-units'
import type { Wish } from './check-invitations'

type Known = { units: Units; roles: readonly Pick<CompanyRole, 'id' | 'name'>[]; language: Locale }
type Fault = { column: ImportColumn; message: string }
export type ReadRow = { wish: Wish } | Fault

const nameKey = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

const unknownUnit: Text = ['没有此部门', 'There is no such department.']
const unknownRole: Text = ['没有角色“{name}”', 'There is no role “{name}”.']
const unknownKind: Text = ['请填写“普通子账号”或“渠道子账号”', 'Enter “Regular” or “Channel”.']
const notYesNo: Text = ['请填写“是”或“否”', 'Enter “yes” or “no”.']

const kindNames = new Map<string, string>([
  ['', 'sub'],
  ['普通', 'sub'],
  ['渠道', 'channel'],
  ...memberKinds.flatMap(({ value, text: [zh, en] }): [string, string][] => [
    [nameKey(value), value],
    [nameKey(zh), value],
    [nameKey(en), value],
  ]),
])
const yesNoNames = new Map<string, number>([
  ...['', '否', '免审核', 'no', 'n', '20'].map((name) => [name, 20] as const),
  ...['是', '需审核', 'yes', 'y', '10'].map((name) => [name, 10] as const),
])

/** Returns a function that reads rows with the departments and roles of one company. */
export function rowReader({ units, roles, language }: Known): (row: ImportRow) => ReadRow {
  const unitIds = new Map([['', '']])
  for (const { id, parentId, name } of units.values()) {
    if (parentId === null) continue
    const path = pathUp(units, id).flatMap((unit) => (unit.parentId === null ? [] : [unit.name]))
    unitIds.set(nameKey(name), id).set(nameKey(path.toReversed().join('/')), id)
  }
  const roleIds = new Map<string, string>()
  for (const { id, text } of givenRoles)
    for (const name of [id, text[0], text[1]]) roleIds.set(nameKey(name), id)
  for (const { id, name } of roles) if (name) roleIds.set(nameKey(name), String(id))

  const fault = (column: ImportColumn, text: Text, name = ''): Fault => ({
    column,
    message: pick(text, language, { name }),
  })

  return (given) => {
    const text = (column: ImportColumn) => cleanText(given[column]).trim()
    const kind = kindNames.get(nameKey(text('kind')))
    if (kind === undefined) return fault('kind', unknownKind)
    const needReview = yesNoNames.get(nameKey(text('needReview')))
    if (needReview === undefined) return fault('needReview', notYesNo)
    const unitId = unitIds.get(nameKey(text('unitId')))
    if (unitId === undefined) return fault('unitId', unknownUnit)
    const names = text('roles')
      .split(/[、,，;；]/)
      .map((name) => name.trim())
      .filter(Boolean)
    const unknown = names.find((name) => !roleIds.has(nameKey(name)))
    if (unknown !== undefined) return fault('roles', unknownRole, unknown)
    const entered = {
      legalName: text('legalName'),
      target: text('target'),
      loginAccount: text('loginAccount'),
      priceMultiplier: text('priceMultiplier'),
      unitId,
      kind,
      needReview,
      roles: names.length > 0 ? names.map((name) => roleIds.get(nameKey(name))) : ['buyer', 'approver'],
    }
    const [mistake] = invitationFields.validate(entered, language)
    if (mistake) return { column: columnOf(mistake.name), message: mistake.message }
    return { wish: invitationFields.shape.parse(invitationFields.values(entered)) }
  }
}

const columns: Partial<Record<string, ImportColumn>> = {
  legalName: 'legalName',
  loginAccount: 'loginAccount',
  roles: 'roles',
  priceMultiplier: 'priceMultiplier',
}
const columnOf = (name: string): ImportColumn => columns[name] ?? 'target'
