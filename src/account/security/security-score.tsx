import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { securityMessages } from './security.messages'

const levelOf = (score: number) => (score >= 80 ? 'strong' : score >= 50 ? 'fair' : 'weak')

/** Security score of the account, as a bar and as text. */
export function SecurityScore({ score }: { score: number }) {
  const say = useSay(securityMessages)
  const level = levelOf(score)
  return (
    <Card padding="panel">
      <div className={`security-score security-${level}`}>
        <span className="security-level">
          {say('score')}
          <strong>{say(level)}</strong>
        </span>
        <meter className="visually-hidden" min={0} max={100} value={score} aria-label={say('score')} />
        <span className="security-bar" aria-hidden="true">
          <span className="security-fill" style={{ width: `${score}%` }} />
        </span>
        <span className="ink-3">{say('scoreText', { score })}</span>
      </div>
    </Card>
  )
}
