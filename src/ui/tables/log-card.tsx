import type { ReactNode } from 'react'
import type { Messages } from '../../core/language/messages'
import { useSay } from '../host'
import { useLogWords } from '../log-words'
import { Table } from './table'
import { TableCard } from './table-card'

type Entry = { at: string; action: string }
type LogCardProps<Row extends Entry, Key extends string> = {
  log: readonly Row[]
  /** Messages of the room, with the headings and words such as `didApply`. */
  messages: Messages<Key | 'log' | 'time' | 'who' | 'what' | 'note'>
  who: (row: Row, word: ReturnType<typeof useLogWords>) => ReactNode
  note: (row: Row) => ReactNode
}

/** Log of a document: events, their actors and notes. */
export function LogCard<Row extends Entry, Key extends string>(props: LogCardProps<Row, Key>) {
  const { log, messages, who, note } = props
  const say = useSay(messages)
  const word = useLogWords(messages)
  return (
    <TableCard title={say('log')}>
      <Table
        label={say('log')}
        rows={log}
        rowKey={(_, at) => at}
        columns={[
          { key: 'at', head: say('time'), width: 168, cell: ({ at }) => at.slice(0, 16) },
          { key: 'who', head: say('who'), width: 160, cell: (row) => who(row, word) },
          { key: 'what', head: say('what'), width: 200, cell: ({ action }) => word('did', action) },
          { key: 'note', head: say('note'), cell: (row) => note(row) || '—' },
        ]}
      />
    </TableCard>
  )
}
