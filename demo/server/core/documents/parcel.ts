import type { ConsoleField } from '../operator/console-field'
import type { DeskValues } from '../operator/desk'

type Parcel = { company: string; trackingNo: string }

/** Fields of a parcel. Own vehicles have no tracking number. */
export const parcelFields = [
  { name: 'company', label: ['快递公司', 'Carrier'], longest: 50 },
  { name: 'trackingNo', label: ['运单号', 'Tracking number'], kind: 'code', optional: true, longest: 50 },
] as const satisfies readonly ConsoleField[]

/** Returns the parcel that an operator filled in. @param usual for the autopilot, which passes no values */
export const parcelIn = ({ company, trackingNo = '' }: DeskValues, usual: Parcel): Parcel =>
  company === undefined ? usual : { company, trackingNo }
