/** Codes of units by the name that the shop shows. */
const codes: Record<string, string> = {
  个: 'PCE',
  只: 'ONE',
  件: 'ITM',
  套: 'SET',
  台: 'UNT',
  把: 'HDL',
  支: 'STK',
  根: 'ROD',
  条: 'STR',
  片: 'SHT',
  块: 'BLK',
  张: 'LEF',
  双: 'PR',
  副: 'PAR',
  对: 'COU',
  打: 'DZN',
  组: 'GRP',
  盏: 'LMP',
  米: 'MTR',
  平方米: 'MTK',
  卷: 'ROL',
  盘: 'COI',
  捆: 'BND',
  扎: 'BCH',
  包: 'PKT',
  袋: 'BAG',
  盒: 'BOX',
  箱: 'CTN',
  瓶: 'BOT',
  罐: 'CAN',
  桶: 'DRM',
  公斤: 'KGM',
  千克: 'KGS',
  升: 'LTR',
  吨: 'TNE',
  托: 'PAL',
}

export const unitNames = Object.keys(codes)

export function unitCode(name: string): string {
  const code = codes[name]
  if (!code) throw new Error(`the unit ${name} has no code`)
  return code
}
