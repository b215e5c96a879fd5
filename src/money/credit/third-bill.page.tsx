import { useStore } from '@nanostores/react'
import { ExportButton } from '../../account/downloads/export-button'
import { useHost, useOpened, useSay } from '../../ui/host'
import { RangeSelect } from '../../ui/forms/range-select'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/tables/state-list'
import sheet from './credit.css?sheet'
import { creditMessages } from './credit.messages'
import { thirdBillState } from './third-bill-state'
import { openThirdBills } from './third-bill.store'
import { ThirdBillTable } from './third-bill-table'
import { inAccountMoney } from '../../site/brand-site/account-currency'

const words = {
  title: 'thirdBills',
  none: 'noThird',
  noneText: 'noThirdText',
} as const

/** Page of statements from third-party lenders. They can be exported here but are repaid there. */
function ThirdBillPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(creditMessages)
  const { list, exportAll } = useOpened(() => openThirdBills(scope, urlState))
  const { filters } = useStore(list.$query)
  return (
    <StateList
      of={list}
      states={thirdBillState}
      say={(word) => say(words[word])}
      actions={<ExportButton size="small" ask={exportAll} />}
      filters={
        <RangeSelect
          label={say('range')}
          range={filters.range}
          onChange={(range) => list.change({ filters: { range } })}
        />
      }
    >
      {({ content }) => <ThirdBillTable rows={content} />}
    </StateList>
  )
}

export default inAccountMoney(ThirdBillPage)
