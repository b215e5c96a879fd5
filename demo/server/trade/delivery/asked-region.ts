import type { Asked } from '../../../../src/core/api/endpoint'
import type { promiseDelivery } from '../../../../src/trade/delivery/delivery.contract'
import { addressesOf } from '../../account/addresses/addresses'
import { allRegions, regionNames } from '../../account/addresses/region-names'
import type { Who } from '../../core/security/auth'
import { notFound } from '../../core/http/refusal'

type Asks = Pick<Asked<typeof promiseDelivery>['body'], 'addressId' | 'regionCode'>
type Region = { code: string; name: string }

/** Returns the region of the requested or default address. @throws Refusal 404 another company's */
async function ownRegion(who: Who, addressId: string | undefined): Promise<Region | undefined> {
  const addresses = who.kind === 'member' ? await addressesOf(who.companyId) : []
  const found = addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId)
  if (addressId !== undefined && !found) throw notFound()
  return found && { code: found.regionCode, name: found.regionName }
}

/** Returns the requested region: of an address, a code, or the default region. */
export async function askedRegion({ addressId, regionCode }: Asks, who: Who): Promise<Region | undefined> {
  if (regionCode !== undefined && addressId === undefined) {
    const { nameOf } = await regionNames()
    const name = nameOf(regionCode)
    if (!name) throw notFound()
    return { code: regionCode, name }
  }
  return (await ownRegion(who, addressId)) ?? (await allRegions())[0]
}
