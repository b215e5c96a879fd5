import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import type { BillWord } from './credit.contract'
import { creditMessages } from './credit.messages'

type Said = keyof typeof creditMessages
const isSaid = (key: string): key is Said => Object.hasOwn(creditMessages, key)
const named = (prefix: string, name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1)

/** Disputes about a statement and the platform's answers, with author and time. */
export function BillWords({ said }: { said: readonly BillWord[] }) {
  const say = useSay(creditMessages)
  const word = (prefix: 'by' | 'did', name: string) => {
    const key = named(prefix, name)
    return isSaid(key) ? say(key) : name
  }
  return (
    <section className="credit-words">
      <h3 className="card-title">{say('words')}</h3>
      <Table
        framed
        label={say('words')}
        rows={said}
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
