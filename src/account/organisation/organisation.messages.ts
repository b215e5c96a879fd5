import { messages } from '../../core/language/messages'

export const organisationMessages = messages('organisation', {
  title: ['子账号与组织', 'Sub-accounts and organisation'],
  tabs: ['组织', 'Organisation'],
  members: ['子账号', 'Sub-accounts'],
  units: ['部门', 'Departments'],
  all: ['全部部门', 'All departments'],
  add: ['新增部门', 'Add a department'],
  addBelow: ['新增下级部门', 'Add below'],
  addBelowOf: ['新增下级部门：{name}', 'Add below {name}'],
  change: ['编辑', 'Edit'],
  changeOf: ['编辑部门“{name}”', 'Edit department {name}'],
  remove: ['删除', 'Delete'],
  removeOf: ['删除部门“{name}”', 'Delete department {name}'],
  removeAsk: ['删除部门“{name}”？', 'Delete the department {name}?'],
  removeText: [
    '其成员与下级部门将移到上级部门，已提交的采购申请仍由原审批人审批。',
    'Its members and departments move to the one above. Waiting purchase requests keep their approvers.',
  ],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved.'],
  removed: ['已删除', 'Deleted.'],
  head: ['负责人 {name}', 'Head: {name}'],
  noHead: ['由上级部门负责人审批', 'The head above approves'],
  count: ['{n} 个账号', '{n} {n|account|accounts}'],
})
