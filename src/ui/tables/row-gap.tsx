type RowGapProps = { height: number; as?: 'tr' | 'li' | 'div' }

/** Spacer for rows that are not rendered. */
export function RowGap({ height, as: Tag = 'tr' }: RowGapProps) {
  if (height <= 0) return null
  if (Tag !== 'tr') return <Tag aria-hidden="true" style={{ height }} />
  return (
    <tr aria-hidden="true">
      <td aria-hidden="true" style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
