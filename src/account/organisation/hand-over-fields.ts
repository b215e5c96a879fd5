import { form } from '../../core/form/form'

/** Who becomes administrator, and the second confirmation. The accounts to choose from are passed when it is rendered. */
export const handOverFields = form('handOver', {
  memberId: {
    type: 'select',
    label: ['新管理员', 'New administrator'],
    required: true,
    hint: ['获得主账号的全部权限', 'Gets all rights of the main account.'],
  },
  payPassword: { type: 'payPassword', label: ['支付密码', 'Payment password'], required: true },
})
