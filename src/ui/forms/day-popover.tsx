import { DayPicker, type Matcher } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { useLocale, useSay } from '../host'
import Floating from '../overlays/floating'
import { useSheet } from '../sheet'
import { dateOf, dayOf } from './day-date'
import sheet from './day-popover.css?sheet'
import { dayMessages } from './day.messages'

type DayPopoverProps = {
  /** `yyyy-MM-dd`, or empty. */
  day: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

/** Default range of years: births to plans. */
const [earliest, latest] = ['1940-01-01', '2049-12-31']

/** Calendar in the top layer beside its field. Escape or a press outside closes it. */
export default function DayPopover({ day, min, max, onChoose, onClose }: DayPopoverProps) {
  useSheet(sheet)
  const say = useSay(dayMessages)
  const chinese = useLocale().startsWith('zh')
  const outside: Matcher[] = [
    ...(min ? [{ before: dateOf(min) }] : []),
    ...(max ? [{ after: dateOf(max) }] : []),
  ]
  return (
    <Floating
      popover="auto"
      role="dialog"
      aria-label={say('openCalendar')}
      onClose={onClose}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className="day-popover">
        <DayPicker
          mode="single"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a calendar goes on in it
          autoFocus
          captionLayout="dropdown"
          navLayout="after"
          fixedWeeks
          showOutsideDays
          locale={chinese ? zhCN : enUS}
          weekStartsOn={1}
          startMonth={dateOf(min ?? earliest)}
          endMonth={dateOf(max ?? latest)}
          defaultMonth={day ? dateOf(day) : undefined}
          selected={day ? dateOf(day) : undefined}
          disabled={outside}
          classNames={{
            month_caption: 'day-popover-caption',
            caption_label: 'day-popover-label',
            dropdowns: 'day-popover-dropdowns',
            dropdown_root: 'day-popover-dropdown',
            nav: 'day-popover-nav',
            button_previous: 'day-popover-step',
            button_next: 'day-popover-step',
            chevron: 'day-popover-chevron',
            month_grid: 'day-popover-grid',
            weekday: 'day-popover-weekday',
            day: 'day-popover-day',
            day_button: 'day-popover-button',
            selected: 'day-popover-selected',
            today: 'day-popover-today',
            outside: 'day-popover-outside',
          }}
          onSelect={(chosen) => onChoose(dayOf(chosen))}
        />
      </div>
    </Floating>
  )
}
