import type { ReactNode } from 'react'

/** Dates, phone numbers and the like: browsers break lines at their hyphens. Longer numbers may break after five parts. */
const hyphened = /((?:\d[\d:.]*-){1,4}\d+)/

/** Keeps each date and phone number of a text on one line. Other nodes stay as they are. */
export const unbroken = (node: ReactNode): ReactNode =>
  typeof node === 'string'
    ? node.split(hyphened).map((part, at) =>
        at % 2 ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
          <span key={at} className="nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : node
