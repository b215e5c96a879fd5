// A separate program, because a process has one time zone. It writes the server's time values as JSON.
import { day, startOfDay, wireDay, wireMonth, wireTime } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { wireBill } from '../../demo/server/money/credit/credit-bills'
import { endOfMonth, monthBefore, startOfMonth } from '../../demo/server/money/credit/issue-bills'
import { momentOf } from '../../src/catalogue/activities/activity-state'
import { dueDateOf } from '../../src/money/credit/due-date'

/** Moments around midnight of the shop, and around the changes of daylight saving time in New York. */
const moments = [
  '2026-03-08T06:59:59Z',
  '2026-03-08T07:00:00Z',
  '2026-10-31T15:59:59Z',
  '2026-10-31T16:00:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
  '2028-02-29T16:00:00Z',
  '2026-12-31T16:00:00Z',
]
const bill = {
  id: '1',
  customerId: '1',
  month: '2026-09',
  state: 20,
  amount: 100,
  repaid: 0,
  dueDate: dueDateOf('2026-09'),
  disputeReason: '',
  issuedAt: null,
  confirmedAt: null,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
} as const

const reminders = moments.map((text) =>
  clock.at(new Date(text), () => {
    const now = clock.now()
    const month = monthBefore(1)
    return {
      wire: [wireTime(now), wireDay(now), wireMonth(now)],
      begins: [startOfDay(wireDay(now)).toISOString(), startOfMonth(month).toISOString()],
      ends: endOfMonth(month).toISOString(),
      due: dueDateOf(month),
      daysLeft: wireBill(bill).daysLeft,
      left: momentOf(wireTime(new Date(now.getTime() + day))) - now.getTime(),
    }
  }),
)

const offset = new Date('2026-07-01T00:00:00Z').getTimezoneOffset()
process.stdout.write(JSON.stringify({ offset, reminders }))
