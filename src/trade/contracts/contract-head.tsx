import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SiteMark } from '../../site/brand-site/site-mark'
import { ActedThere } from '../../site/brand-site/acted-there'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DocumentTitle } from '../../ui/pages/document-title'
import { Confirm } from '../../ui/overlays/confirm'
import { useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import type { ContractSteps } from './contract-detail.store'
import { actionsOf, contractState } from './contract'
import { ContractSignDialog } from './contract-sign-dialog'
import type { ContractDetail } from './contracts.contract'
import { contractMessages } from './contracts.messages'

/** Header of a contract: title, state, validity and actions. */
export function ContractHead({ contract, steps }: { contract: ContractDetail; steps: ContractSteps }) {
  const say = useSay(contractMessages)
  const busy = useStore(steps.$busy).size > 0
  const [asking, ask] = useState<'sign' | 'withdraw'>()
  const { title, contractNo, state, startsOn, endsOn, months, reason, hash } = contract
  const has = (name: string) => actionsOf(contract).includes(name)
  const close = () => ask(undefined)
  return (
    <Card padding="none">
      <DocumentTitle
        title={title}
        facts={
          <>
            <StateTag of={contractState} code={state} large />
            <SiteMark site={contract.site} />
            <span>{say('named', { no: contractNo })}</span>
            <span>
              {startsOn && endsOn
                ? say('fromTo', { from: startsOn, to: endsOn })
                : say('months', { n: months })}
            </span>
            {reason && <span>{reason}</span>}
          </>
        }
        actions={
          <>
            <ActedThere site={contract.site} />
            {has('sign') && hash && (
              <Button variant="primary" onClick={() => ask('sign')}>
                {say('sign')}
              </Button>
            )}
            {has('withdraw') && <Button onClick={() => ask('withdraw')}>{say('withdraw')}</Button>}
            {has('download') && (
              <Button icon="download" loading={busy} onClick={() => void steps.download()}>
                {say('download')}
              </Button>
            )}
            <Button icon="print" onClick={() => print()}>
              {say('print')}
            </Button>
            {asking === 'sign' && hash && (
              <ContractSignDialog
                contract={contract}
                busy={busy}
                onClose={close}
                onSign={(name) => void steps.sign(name, hash).then(close)}
              />
            )}
            {asking === 'withdraw' && (
              <Confirm
                title={say('withdrawAsk')}
                text={say('withdrawText')}
                action={say('withdraw')}
                danger
                onConfirm={() => steps.withdraw().then((ok) => ok && close())}
                onCancel={close}
              />
            )}
          </>
        }
      />
    </Card>
  )
}
