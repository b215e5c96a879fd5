import { FileList } from '../../site/files/file-list'
import { DocumentMoney } from '../../site/brand-site/document-money'
import { Card } from '../../ui/card'
import { DocumentPage } from '../../ui/pages/document-page'
import { Facts } from '../../ui/pages/facts'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { openContractDetail } from './contract-detail.store'
import { ContractHead } from './contract-head'
import { ContractPrices } from './contract-prices'
import { ContractText } from './contract-text'
import { contractMessages } from './contracts.messages'
import sheet from './contracts.css?sheet'

/** Detail page of a contract: text, prices, signature and actions. */
export default function ContractDetailPage({ contractId }: { contractId: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(contractMessages)
  const { document, steps } = useOpened(() => openContractDetail(scope, contractId))
  return (
    <DocumentPage of={document} what={say('title')} missing={say('missing')} list="contracts">
      {(contract) => (
        <DocumentMoney of={contract}>
          <ContractHead contract={contract} steps={steps} />
          <ContractText contract={contract} />
          <ContractPrices contract={contract} />
          {(contract.remark || contract.files.length > 0) && (
            <Card title={say('said')}>
              <Facts
                of={[]}
                wide={[
                  [say('remark'), contract.remark],
                  [
                    say('files'),
                    contract.files.length > 0 && <FileList key="files" files={contract.files} />,
                  ],
                ]}
              />
            </Card>
          )}
        </DocumentMoney>
      )}
    </DocumentPage>
  )
}
