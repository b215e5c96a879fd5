import { siteDictionary } from '../../core/language/dictionary'

export const returnMethod = siteDictionary('returnMethod', {
  sendBack: [10, '自行寄回', 'Send back yourself'],
  doorPickup: [20, '上门取件', 'Door pickup'],
  noneNeeded: [30, '无需退回', 'None needed'],
})
