import { Card } from '../../../src/ui/card'

const brand = ['solid', 'hover', 'active', 'text', 'mid', 'line', 'soft-2', 'soft', 'deep'].map(
  (name) => `brand-${name}`,
)
const neutral = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'line-control',
  'ink',
  'ink-2',
  'ink-3',
]
const rest = [
  'ink-disabled',
  'inverse',
  'on-inverse',
  'tile',
  'tile-ink',
  'rank',
  'overlay',
  'focus',
  'price',
]
const meaning = ['success', 'warn', 'danger'].flatMap((name) => [name, `${name}-soft`, `${name}-mark`])

export const Colours = () => (
  <Card title="颜色" className="board-wide">
    <div className="board-swatches">
      {[...brand, ...neutral, ...rest, ...meaning, 'danger-solid', 'danger-hover', 'danger-active'].map(
        (name) => (
          <div key={name}>
            <div className="board-swatch" style={{ background: `var(--trade-${name})` }} data-token={name} />
            {name}
          </div>
        ),
      )}
    </div>
  </Card>
)

const roles = ['display', 'price-xl', 'total', 'h1', 'h3', 'body', 'dense', 'meta', 'micro'] as const

export const Type = () => (
  <Card title="字号、圆角、投影">
    {roles.map((role) => (
      <p
        key={role}
        style={{ fontSize: `var(--trade-text-${role})`, lineHeight: `var(--trade-row-${role}, 20px)` }}
      >
        {role} 轴承 6204 ¥7.60
      </p>
    ))}
    <div className="board-row">
      {['tag', 'control', 'card', 'dialog', 'full'].map((name) => (
        <div key={name} className="board-icon">
          <div className="board-swatch" style={{ width: 56, borderRadius: `var(--trade-radius-${name})` }} />
          {name}
        </div>
      ))}
      <div className="board-pop">pop</div>
    </div>
  </Card>
)
