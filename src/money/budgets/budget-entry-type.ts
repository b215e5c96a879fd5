import { dictionary } from '../../core/language/dictionary'

/** Types of entries in a budget's ledger. */
export const budgetEntryType = dictionary('budgetEntryType', {
  opened: [10, '设定预算', 'Budget set'],
  changed: [11, '调整预算', 'Budget changed'],
  movedIn: [12, '转入', 'Moved in'],
  movedOut: [13, '转出', 'Moved out'],
  carriedIn: [20, '结转转入', 'Carried in'],
  carriedOut: [21, '结转转出', 'Carried out'],
  reserved: [30, '占用', 'Reserved'],
  used: [31, '使用', 'Used'],
  released: [32, '释放', 'Released'],
})
