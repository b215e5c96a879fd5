import {
  memberFields,
  memberPasswordFields,
  newMemberFields,
} from '../../../../src/account/members/member-fields'
import {
  addMember,
  eraseMember,
  lookUpMembers,
  openWork,
  pageMembers,
  resetMemberPassword,
  setMemberStatus,
  updateMember,
} from '../../../../src/account/members/members.contract'
import { hour } from '../../core/time/business-time'
import { limit } from '../../core/security/limit'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { accountsPage } from '../../trade/orders/account-names'
import { eraseMember as erase } from './erase-member'
import { openWorkPage } from './open-work'
import { changeMember, membersPage, openMember, resetPassword, setStatus } from './members'

export function routes(app: App) {
  serve(app, pageMembers, ({ who, asked: { body } }) => membersPage(who, body))

  serve(app, lookUpMembers, ({ who, asked: { body } }) => accountsPage(who.companyId, body))

  serve(
    app,
    addMember,
    async ({ who, asked: { body }, config }) => {
      // Names cannot be tried out at leisure.
      await limit('newMember', { companyId: who.companyId }, 60, hour)
      return openMember(who, body, config.passwordRounds)
    },
    { words: newMemberFields.fields },
  )

  serve(app, updateMember, ({ who, asked: { path, body } }) => changeMember(who, path.id, body), {
    words: memberFields.fields,
  })

  serve(app, openWork, ({ who, asked: { path } }) => openWorkPage(who, path.id))

  serve(app, setMemberStatus, ({ who, asked: { path, body } }) =>
    setStatus(who, path.id, body.status, body.successorId),
  )

  serve(app, eraseMember, ({ who, asked: { path } }) => erase(who, path.id))

  serve(
    app,
    resetMemberPassword,
    ({ who, asked: { path, body }, config }) =>
      resetPassword(who, path.id, body.password, config.passwordRounds),
    { words: memberPasswordFields.fields },
  )
}
