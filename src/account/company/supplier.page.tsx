import { resource } from '../../core/store/resource'
import { Permitted } from '../../session/permission/permitted'
import { Supplier } from './supplier'
import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/pages/facts'
import { useLocale, useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { companyMessages } from './company.messages'
import { supplierDetail, type SupplierDetail } from './supplier.contract'
import { listed } from '../../core/text/listed'

/** Page of the company's supplier data: latest submission, its state, and the form if it can be submitted. */
export default function SupplierPage() {
  const say = useSay(companyMessages)
  const scope = useScope()
  const detail = useOpened(() =>
    resource(
      (signal) => scope.call(supplierDetail, {}, { signal, quiet: true }),
      [scope.token.$token, scope.$locale],
    ),
  )
  return (
    <Page of={detail} title={say('supplier')}>
      {({ supplier }) => (
        <>
          <Card>
            <Permitted action="becomeSupplier">
              <Supplier />
            </Permitted>
          </Card>
          {supplier && <SupplierFacts of={supplier} />}
        </>
      )}
    </Page>
  )
}

function SupplierFacts({ of }: { of: NonNullable<SupplierDetail['supplier']> }) {
  const say = useSay(companyMessages)
  const locale = useLocale()
  return (
    <Card title={say('supplierData')}>
      <Facts
        of={[
          [say('company'), of.company],
          [say('creditCode'), of.creditCode],
          [say('categories'), listed(of.categories, locale)],
          [say('bankAccount'), say('bankAccountOf', { bank: of.bank, digits: of.bankCard })],
          [say('contact'), `${of.contact} ${of.phone}`],
          [say('licences'), <FileList key="files" files={of.licenses} />],
        ]}
      />
    </Card>
  )
}
