import { useSay } from '../../ui/host'
import { useLogWords } from '../../ui/log-words'
import { Table } from '../../ui/tables/table'
import type { BillWord } from './credit.contract'
import { creditMessages } from './credit.messages'

/** Disputes about a statement and the platform's answers, with author and time. */
export function BillWords({ words }: { words: readonly BillWord[] }) {
  const say = useSay(creditMessages)
  const word = useLogWords(creditMessages)
  return (
    <section className="credit-words stack gap-12">
      <h3 className="card-title">{say('words')}</h3>
      <Table
        framed
        label={say('words')}
        rows={words}
        rowKey={(_, at) => at}
        columns={[
          { key: 'at', head: say('time'), width: 152, cell: ({ at }) => at.slice(0, 16) },
          {
            key: 'who',
            head: say('who'),
            width: 140,
            cell: ({ actor, name }) => [word('by', actor), name].filter(Boolean).join(' '),
          },
          { key: 'what', head: say('what'), width: 140, cell: ({ action }) => word('did', action) },
          {
            key: 'words',
            head: say('said'),
            cell: ({ refNo, words }) => [refNo, words].filter(Boolean).join(': ') || '—',
          },
        ]}
      />
    </section>
  )
}
