import { FileList } from '../../site/files/file-list'
import { useState } from 'react'
import { Card } from '../../ui/card'
import { DocumentPage } from '../../ui/document-page'
import { useHost, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { openContractDetail } from './contract-detail.store'
import { ContractHead } from './contract-head'
import { ContractPrices } from './contract-prices'
import { ContractText } from './contract-text'
import { contractMessages } from './contracts.messages'
import detailSheet from '../offers/offer-detail.css?sheet'
import offersSheet from '../offers/offers.css?sheet'
import sheet from './contracts.css?sheet'

/** One contract: its text, its prices, its signature, and what can be done with it. */
export default function ContractDetailPage({ contractId }: { contractId: string }) {
  useSheet(offersSheet)
  useSheet(detailSheet)
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(contractMessages)
  const [{ document, steps }] = useState(() => openContractDetail(scope, contractId))
  return (
    <DocumentPage of={document} say={say} list="contracts">
      {(contract) => (
        <div className="offer-page">
          <ContractHead contract={contract} steps={steps} />
          <ContractText contract={contract} />
          <ContractPrices contract={contract} />
          {(contract.remark || contract.files.length > 0) && (
            <Card title={say('said')}>
              <dl className="offer-facts">
                {contract.remark && (
                  <div className="offer-fact-wide">
                    <dt>{say('remark')}</dt>
                    <dd>{contract.remark}</dd>
                  </div>
                )}
                {contract.files.length > 0 && (
                  <div className="offer-fact-wide">
                    <dt>{say('files')}</dt>
                    <dd>
                      <FileList files={contract.files} />
                    </dd>
                  </div>
                )}
              </dl>
            </Card>
          )}
        </div>
      )}
    </DocumentPage>
  )
}
