import type { Choice } from '../../core/form/form-field'
import { keyed, type Text } from '../../core/language/messages'

/** Kinds of sub-accounts. Regular accounts buy for their company. Channel accounts see its prices times a factor. */
export const memberKinds = keyed('memberKind', [
  { value: 'sub', text: ['普通子账号', 'Regular'] },
  { value: 'channel', text: ['渠道子账号', 'Channel'] },
] as const satisfies readonly Choice[])

export type MemberKind = (typeof memberKinds)[number]['value']

export const memberKindText = (kind: MemberKind): Text =>
  memberKinds.find(({ value }) => value === kind)?.text ?? ['', '']
