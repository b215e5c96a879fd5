import { form } from '../../core/form/form'

/** Fields of a department. The departments and accounts to choose from are passed when it is rendered. */
export const unitFields = form('unitForm', {
  name: { type: 'text', label: ['部门名称', 'Name'], required: true, max: 40 },
  parentId: { type: 'select', label: ['上级部门', 'Department above'] },
  headId: {
    type: 'select',
    label: ['负责人', 'Head'],
    hint: [
      '审批规则可指定由负责人审批；不选则由上级部门的负责人审批',
      'Approval rules can ask the head. Without one, the head of the department above decides.',
    ],
  },
})
