import type { Row } from '../../core/address/routes'
import { keyed } from '../../core/language/messages'

/** Pages of the user centre about the company and its accounts. */
export const accountRoutes = keyed('routes', {
  addresses: {
    title: ['收货地址', 'Delivery addresses'],
    page: () => import('../../account/addresses/addresses.page'),
    needs: 'member',
    menu: 'account',
  },
  certification: {
    title: ['企业认证', 'Certification'],
    page: () => import('../../account/company/certification.page'),
    needs: 'member',
    menu: 'account',
  },
  members: {
    title: ['子账号', 'Sub-accounts'],
    page: () => import('../../account/members/members.page'),
    needs: 'memberManager',
    menu: 'account',
  },
  approvalRules: {
    title: ['审批规则', 'Approval rules'],
    page: () => import('../../trade/approval-rules/approval-rules.page'),
    needs: 'ruleManager',
    menu: 'account',
    rare: true,
  },
  reminders: {
    title: ['消息中心', 'Messages'],
    page: () => import('../../account/reminders/reminders.page'),
    needs: 'member',
    menu: 'account',
  },
  costCentres: {
    title: ['成本中心', 'Cost centres'],
    page: () => import('../../money/budgets/cost-centres.page'),
    needs: 'budgetManager',
    menu: 'account',
  },
  downloads: {
    title: ['下载管理', 'Download management'],
    page: () => import('../../account/downloads/downloads.page'),
    needs: 'member',
    menu: 'account',
  },
  profile: {
    title: ['个人资料', 'Profile'],
    page: () => import('../../account/profile/profile.page'),
    needs: 'member',
    menu: 'account',
  },
  security: {
    title: ['账号安全', 'Account security'],
    page: () => import('../../account/security/security.page'),
    needs: 'member',
    menu: 'account',
  },
  loginPassword: {
    title: ['登录密码', 'Login password'],
    page: () => import('../../account/security/login-password.page'),
    needs: 'member',
  },
  changePhone: {
    title: ['手机号', 'Mobile number'],
    page: () => import('../../account/security/phone.page'),
    needs: 'member',
  },
  changeEmail: {
    title: ['邮箱', 'Email'],
    page: () => import('../../account/security/email.page'),
    needs: 'member',
  },
  secondPayPassword: {
    title: ['支付二次确认', 'Second confirmation'],
    page: () => import('../../account/security/second-pay-password.page'),
    needs: 'member',
  },
  supplier: {
    title: ['供应商资料', 'Supplier'],
    page: () => import('../../account/company/supplier.page'),
    needs: 'main',
    menu: 'account',
    rare: true,
  },
  performance: {
    title: ['采购业绩', 'Purchasing volume'],
    page: () => import('../../account/performance/performance.page'),
    needs: 'member',
    menu: 'account',
    rare: true,
  },
  promotion: {
    title: ['推广中心', 'Referrals'],
    page: () => import('../../account/promotion/promotion.page'),
    needs: 'main',
    menu: 'account',
    rare: true,
  },
  privateShops: {
    title: ['私域店铺', 'Private shops'],
    page: () => import('../../account/private-shops/private-shops.page'),
    needs: 'member',
    menu: 'account',
    rare: true,
  },
  settings: {
    title: ['设置', 'Settings'],
    page: () => import('../../account/settings/settings.page'),
    needs: 'member',
    menu: 'account',
  },
} as const satisfies Record<string, Row>)
