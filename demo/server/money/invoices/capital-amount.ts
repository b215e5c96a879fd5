import type { Minor } from '../../../../src/core/money'

const digits = '零壹贰叁肆伍陆柒捌玖'
const magnitudes = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '万亿']

/** Up to four figures: 1020 is 壹仟零贰拾. */
function group(value: number): string {
  let text = ''
  let gap = false
  for (let digitAt = 3; digitAt >= 0; digitAt--) {
    const digit = Math.floor(value / 10 ** digitAt) % 10
    if (digit === 0) gap = text !== ''
    else {
      text += (gap ? '零' : '') + digits.charAt(digit) + (magnitudes[digitAt] ?? '')
      gap = false
    }
  }
  return text
}

function yuanOf(yuan: number): string {
  let text = ''
  for (let at = groups.length - 1; at >= 0; at--) {
    const part = Math.floor(yuan / 10_000 ** at) % 10_000
    if (part === 0) continue
    // A gap between groups is written once.
    const gap = text !== '' && part < 1000
    text += (gap ? '零' : '') + group(part) + (groups[at] ?? '')
  }
  return text
}

/** An amount as invoices spell it: 1234.50 is 壹仟贰佰叁拾肆元伍角整. */
export function capitalAmount(amount: Minor): string {
  const size = Math.abs(amount)
  const yuan = Math.floor(size / 100)
  const jiao = Math.floor(size / 10) % 10
  const fen = size % 10
  const minus = amount < 0 ? '（负数）' : ''
  const whole = yuan > 0 ? `${yuanOf(yuan)}元` : ''
  if (jiao === 0 && fen === 0) return `${minus}${whole || '零元'}整`
  const tenth = jiao > 0 ? `${digits.charAt(jiao)}角` : whole ? '零' : ''
  return `${minus}${whole}${tenth}${fen > 0 ? `${digits.charAt(fen)}分` : '整'}`
}
