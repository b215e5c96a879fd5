import { useState } from 'react'
import { Refused } from '../../session/permission/refused'
import { useRefusal } from '../../session/permission/permitted'
import { SiteMark } from '../../site/brand-site/site-mark'
import { Button } from '../../ui/button'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { StateTable } from '../../ui/tables/state-table'
import { StateTag } from '../../ui/state-tag'
import { openContractList } from './contract-list.store'
import { actionsOf, contractState } from './contract'
import { ContractWishDialog } from './contract-wish-dialog'
import { contractMessages } from './contracts.messages'
import type { ContractRow } from './contracts.contract'
import sheet from './contracts.css?sheet'

/** List page of contracts with a filter by state and a button to request contract prices. */
export default function ContractListPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(contractMessages)
  const href = useHref()
  const contracts = useOpened(() => openContractList(scope, urlState))
  const [asking, ask] = useState(false)
  const refusal = useRefusal('askForContract')
  const begin = refusal ? (
    <Refused refusal={refusal} form="line" />
  ) : (
    <Button size="small" icon="plus" onClick={() => ask(true)}>
      {say('newOne')}
    </Button>
  )
  const term = ({ months, startsOn, endsOn }: ContractRow) =>
    startsOn && endsOn ? say('fromTo', { from: startsOn, to: endsOn }) : say('months', { n: months })
  return (
    <>
      <StateTable
        of={contracts}
        states={contractState}
        say={say}
        find={say('find')}
        actions={begin}
        begin={begin}
        columns={[
          {
            key: 'name',
            head: say('name'),
            cell: ({ id, title, contractNo, placedBy, site }) => (
              <span className="stack start">
                <a className="link" href={href('contract', { contractId: id })}>
                  {title}
                </a>
                <span className="meta">
                  <SiteMark site={site} /> {contractNo}
                  {placedBy && ` · ${say('askedBy', { name: placedBy.name })}`}
                </span>
              </span>
            ),
          },
          {
            key: 'goods',
            head: say('goods'),
            width: 72,
            cell: ({ kinds }) => say('kinds', { n: kinds }),
          },
          { key: 'term', head: say('term'), width: 196, cell: term },
          {
            key: 'at',
            head: say('appliedAt'),
            width: 136,
            cell: ({ createdAt }) => createdAt.slice(0, 16),
          },
          {
            key: 'state',
            head: say('state'),
            width: 128,
            cell: ({ state }) => (
              <span className="stack start">
                <StateTag of={contractState} code={state} />
                {state === contractState.code.pendingReview && <span className="meta">{say('within')}</span>}
              </span>
            ),
          },
          {
            key: 'action',
            head: say('action'),
            width: 112,
            cell: (contract) => {
              const { id, contractNo } = contract
              const signs = actionsOf(contract).includes('sign')
              return (
                <LinkButton
                  size="small"
                  variant={signs ? 'primary' : 'secondary'}
                  href={href('contract', { contractId: id })}
                  aria-label={say(signs ? 'signOf' : 'viewOf', { no: contractNo })}
                >
                  {signs ? say('sign') : say('details')}
                </LinkButton>
              )
            },
          },
        ]}
      />
      {asking && <ContractWishDialog onClose={() => ask(false)} />}
    </>
  )
}
