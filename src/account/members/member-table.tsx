import { pick } from '../../core/language/messages'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { useLocale, useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import { Tag } from '../../ui/tag'
import { memberKindText } from './member-kind'
import { memberState } from './member-state'
import type { Member } from './members.contract'
import { memberMessages } from './members.messages'

export type MemberWish = 'change' | 'roles' | 'password' | 'close' | 'reopen' | 'erase'
type MemberTableProps = {
  rows: readonly Member[]
  /** Returns the department and roles of a member. Empty: none to show. */
  wordsOf: (member: Member) => string
  /** Members can be given roles. */
  hasRoles: boolean
  onWish: (wish: MemberWish, member: Member) => void
}

const yes = 10

/** Table of sub-accounts with their settings and actions. */
export function MemberTable({ rows, wordsOf, hasRoles, onWish }: MemberTableProps) {
  const say = useSay(memberMessages)
  const column = useColumns<Member>()
  const locale = useLocale()
  return (
    <Table
      label={say('title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'account',
          head: say('account'),
          cell: (member) => (
            <span className="stack ink-2 anywhere">
              <b className="ink">{member.loginAccount}</b>
              {member.legalName !== member.loginAccount && member.legalName}
              <span className="meta">{wordsOf(member)}</span>
            </span>
          ),
        },
        {
          key: 'kind',
          head: say('kind'),
          width: 112,
          cell: ({ kind }) => (
            <Tag tone={kind === 'channel' ? 'brand' : undefined}>{pick(memberKindText(kind), locale)}</Tag>
          ),
        },
        { key: 'phone', head: say('phone'), width: 128, cell: ({ phone }) => phone || '–' },
        {
          key: 'multiplier',
          head: say('multiplier'),
          width: 96,
          align: 'right',
          cell: ({ kind, priceMultiplier }) =>
            kind === 'channel' ? say('times', { n: Number(priceMultiplier) }) : '–',
        },
        {
          key: 'review',
          head: say('review'),
          width: 96,
          cell: ({ needReview }) => say(needReview === yes ? 'reviewed' : 'notReviewed'),
        },
        {
          key: 'status',
          head: say('status'),
          width: 96,
          cell: ({ status, erased }) =>
            erased === yes ? <Tag>{say('erased')}</Tag> : <StateTag of={memberState} code={status} />,
        },
        column.actions(hasRoles ? 320 : 264, (member) => {
          if (member.erased === yes) return null
          const isOpen = member.status === yes
          return (
            <>
              <Button size="small" onClick={() => onWish('change', member)}>
                {say('change')}
              </Button>
              {hasRoles && member.kind === 'sub' && (
                <Button size="small" onClick={() => onWish('roles', member)}>
                  {say('roles')}
                </Button>
              )}
              {isOpen && (
                <Button size="small" onClick={() => onWish('password', member)}>
                  {say('password')}
                </Button>
              )}
              <Button size="small" onClick={() => onWish(isOpen ? 'close' : 'reopen', member)}>
                {say(isOpen ? 'close' : 'reopen')}
              </Button>
              {!isOpen && member.erased !== undefined && (
                <Button size="small" onClick={() => onWish('erase', member)}>
                  {say('erase')}
                </Button>
              )}
            </>
          )
        }),
      ]}
    />
  )
}
