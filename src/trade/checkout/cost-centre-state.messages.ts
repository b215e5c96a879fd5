import { messages } from '../../core/language/messages'

export const costCentreStateMessages = messages('costCentreState', {
  left: ['预算剩余 {free}', '{free} left in the budget'],
  short: ['预算剩余 {free}，还差 {missing}', '{free} left in the budget, {missing} missing'],
  warned: [
    '预算剩余 {free}，将超出 {missing}，仍可提交',
    '{free} left in the budget, exceeded by {missing}; you can still submit',
  ],
})
