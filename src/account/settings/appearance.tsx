import { useStore } from '@nanostores/react'
import { languageOf, languages } from '../../site/language/language.store'
import { themeOf } from '../../site/theme/theme.store'
import { Card } from '../../ui/card'
import { useLocale, useSay, useScope } from '../../ui/host'
import { Segmented } from '../../ui/forms/segmented'
import { settingsMessages } from './settings.messages'

/** Language and theme, applied at once, like the switches in the header. Both sync to the account's other browsers. */
export function Appearance() {
  const say = useSay(settingsMessages)
  const locale = useLocale()
  const scope = useScope()
  const language = languageOf(scope)
  const theme = themeOf(scope)
  const dark = useStore(theme.$dark)
  const allowed = useStore(theme.$allowed)
  return (
    <Card title={say('shown')} padding="form">
      {language.free && (
        <div className="settings-row">
          <span>{say('language')}</span>
          <Segmented
            label={say('language')}
            options={languages.map(([value, label]) => ({ value, label }))}
            value={locale}
            onChange={language.choose}
          />
        </div>
      )}
      <div className="settings-row">
        <span>{say('theme')}</span>
        {allowed ? (
          <Segmented
            label={say('theme')}
            options={[
              { value: 'light', label: say('light'), icon: 'sun' },
              { value: 'dark', label: say('dark'), icon: 'moon' },
            ]}
            value={dark ? 'dark' : 'light'}
            onChange={theme.toggle}
          />
        ) : (
          <span className="note">{say('noTheme')}</span>
        )}
      </div>
    </Card>
  )
}
