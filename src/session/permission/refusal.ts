import type { RouteName } from '../../core/address/hrefs'
import { keyed, type Text } from '../../core/language/messages'

type Words = {
  /** Reason. */
  reason: Text
  /** Next step. */
  step: Text
  /** Route of the next step. None if someone else must act. */
  route?: RouteName
}

/** Reasons for refusals with the next step, shared by server and interface. */
export const refusals = keyed('refusals', {
  logIn: { reason: ['请先登录', 'Please log in.'], step: ['去登录', 'Log in'], route: 'login' },
  certify: {
    reason: ['完成企业认证后可用', 'For certified companies only.'],
    step: ['去认证', 'Get certified'],
    route: 'certification',
  },
  openMembership: {
    reason: ['开通企业会员后可用', 'For enterprise members only.'],
    step: ['开通企业会员', 'Open enterprise membership'],
    route: 'registerSettlement',
  },
  isMember: {
    reason: ['您已是企业会员', 'You are already an enterprise member.'],
    step: ['查看我的账户', 'To my account'],
    route: 'userHome',
  },
  becomeSupplier: {
    reason: ['仅供应商可用', 'For suppliers only.'],
    step: ['申请成为供应商', 'Apply as a supplier'],
    route: 'registerSupplier',
  },
  askAdministrator: {
    reason: ['仅主账号可用', 'For the main account only.'],
    step: ['请联系贵司的主账号管理员', 'Ask the administrator of your company’s main account.'],
  },
  lacksRight: {
    reason: ['您的角色没有此权限', 'Your roles do not allow this.'],
    step: ['请联系贵司的管理员', 'Ask an administrator of your company.'],
  },
} as const satisfies Record<string, Words>)

export type Refusal = keyof typeof refusals
