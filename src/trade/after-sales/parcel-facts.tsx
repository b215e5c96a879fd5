import { KeptPictures } from '../../site/files/kept-picture'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/pages/facts'
import { useSay } from '../../ui/host'
import { afterSalesMessages } from './after-sales.messages'
import { goodsComeBack, isRefund } from './after-sales-terms'
import type { AfterSalesDetail } from './after-sales.contract'

/** Formats an address on one line: `周岚 13800001001 上海市 … 1 号`. */
export const addressWords = ({ consignee, phone, regionName, detail }: Record<string, string>) =>
  [consignee, phone, regionName, detail].filter(Boolean).join(' ')

/** Return parcel of the buyer and replacement parcel of the shop. */
export function ParcelFacts({ afterSale }: { afterSale: AfterSalesDetail }) {
  const say = useSay(afterSalesMessages)
  const { returnTo, back, backFiles, pickupDay, resend, address, rightType } = afterSale
  return (
    <>
      {goodsComeBack(afterSale) && (returnTo || back || pickupDay) && (
        <Card title={say('goBack')}>
          <Facts
            of={[
              [say('returnTo'), returnTo],
              [say('pickupDay'), pickupDay],
              [say('carrier'), back?.company],
              [say('trackingNo'), back?.trackingNo],
              [
                say('backPictures'),
                backFiles.length > 0 ? <KeptPictures key="pictures" files={backFiles} /> : '',
              ],
            ]}
          />
        </Card>
      )}
      {!isRefund(rightType) && (
        <Card title={say('resent')}>
          <Facts
            of={[
              [say('sendTo'), addressWords(address)],
              [say('carrier'), resend?.company],
              [say('trackingNo'), resend?.trackingNo],
            ]}
          />
        </Card>
      )}
    </>
  )
}
