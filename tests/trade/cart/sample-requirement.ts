import { envelopeOf, upload } from '../../site/files/sample-files'
import { bed } from './cart-bed'

/** Returns a complete requirement with one of the buyer's files in each list. */
export async function requirementOf(
  token: string,
  more: { requireTime?: string; requireOther?: string } = {},
) {
  const file = async (name: string) => (await envelopeOf(await upload(bed, token, name))).data
  return {
    requireTime: '2099-12-10',
    requireOther: '孔径 14 H7，阳极氧化',
    customizedPlanList: [await file('方案.pdf')],
    artConfirmationList: [await file('确认.pdf')],
    customizedDrawingList: [await file('图 1.pdf'), await file('图 2.pdf')],
    extendList: [await file('其他.pdf')],
    ...more,
  }
}
