import { reviewState } from '../../words/review-state'
import { DefaultTag } from '../../account/kept/default-tag'
import { KeptList } from '../../account/kept/kept-list'
import { Permitted, useRefusal } from '../../session/permission/permitted'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { useLabel } from '../../ui/use-label'
import { mostTitles, type InvoiceTitle } from './invoice-titles.contract'
import { openTitles } from './invoice-titles.store'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'
import { TitleDialog } from './title-dialog'
import { titleKind } from './title-kind'

const words = {
  title: 'titles',
  add: 'addTitle',
  none: 'noTitles',
  noneText: 'noTitlesText',
  removeAsk: 'removeTitle',
} as const

const facts = ({ bank, bankCard, regAddress, regPhone }: InvoiceTitle) =>
  [`${bank} ${bankCard}`.trim(), `${regAddress} ${regPhone}`.trim()].filter(Boolean)

/** Page of the company's invoice titles. */
export default function InvoiceTitlesPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(invoiceMessages)
  const kindLabel = useLabel(titleKind)
  const titles = useOpened(() => openTitles(scope))
  return (
    <KeptList
      of={titles}
      most={mostTitles}
      say={(word) => say(words[word])}
      nameOf={({ title }) => title}
      guard={(add) => <Permitted action="manageTitles">{add}</Permitted>}
      mayChange={useRefusal('manageTitles') === undefined}
      columns={[
        {
          key: 'title',
          head: say('buyer'),
          cell: (row) => (
            <>
              {row.title} <DefaultTag of={row} />
              {row.taxNo && <p className="text-meta ink-3 anywhere">{row.taxNo}</p>}
            </>
          ),
        },
        {
          key: 'kind',
          head: say('kind'),
          width: 88,
          cell: ({ kind }) => kindLabel(kind),
        },
        {
          key: 'facts',
          head: say('bankFacts'),
          cell: (row) =>
            facts(row).map((fact) => (
              <p key={fact} className="text-meta ink-3 anywhere">
                {fact}
              </p>
            )),
        },
        {
          key: 'review',
          head: say('review'),
          width: 132,
          cell: ({ kind, reviewState: state, reason }) =>
            kind === titleKind.code.special && (
              <>
                <StateTag of={reviewState} code={state} />
                {reason && <p className="text-meta ink-3 anywhere">{say('rejected', { reason })}</p>}
              </>
            ),
        },
      ]}
      dialog={(title, close) => <TitleDialog store={titles} title={title} onClose={close} />}
    />
  )
}
