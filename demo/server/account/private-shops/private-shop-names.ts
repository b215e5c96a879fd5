/** Trades of the demo's private shops, with English names. */
export const privateTrades = {
  航空紧固件: 'Aerospace fasteners',
  核电阀门: 'Nuclear valves',
  医疗洁净耗材: 'Medical clean-room supplies',
  轨交备件: 'Rail spares',
  船用电缆: 'Marine cables',
  半导体洁净件: 'Semiconductor clean parts',
  特种轴承: 'Special bearings',
}

export type PrivateTrade = keyof typeof privateTrades
type PrivateShopName = { name: string; trade: PrivateTrade; english: string }

const named = (name: string, trade: PrivateTrade, english: string): PrivateShopName => ({
  name,
  trade,
  english,
})

/** The private shops of the demo; their ids follow this order. */
export const privateShopNames: readonly PrivateShopName[] = [
  named('翼坤航空紧固件', '航空紧固件', 'Yikun Aerospace Fasteners'),
  named('沃川核级阀门', '核电阀门', 'Wochuan Nuclear Valves'),
  named('澄洁医疗耗材', '医疗洁净耗材', 'Chengjie Medical Supplies'),
  named('轨安备件供应', '轨交备件', 'Gui’an Rail Spares'),
  named('海岬船用电缆', '船用电缆', 'Haijia Marine Cables'),
  named('晶澈洁净部件', '半导体洁净件', 'Jingche Clean Parts'),
  named('瑞尔达特种轴承', '特种轴承', 'Ruierda Special Bearings'),
  named('长空航材', '航空紧固件', 'Changkong Aviation Materials'),
  named('核协泵阀', '核电阀门', 'Hexie Pumps and Valves'),
  named('康净生命耗材', '医疗洁净耗材', 'Kangjing Life Supplies'),
  named('路衡轨道配件', '轨交备件', 'Luheng Rail Parts'),
  named('远帆海工线缆', '船用电缆', 'Yuanfan Offshore Cables'),
  named('芯蓝超净材料', '半导体洁净件', 'Xinlan Ultra-clean Materials'),
  named('岳峰精密轴承', '特种轴承', 'Yuefeng Precision Bearings'),
  named('凌霄标准件', '航空紧固件', 'Lingxiao Standard Parts'),
  named('泰岭核电配套', '核电阀门', 'Tailing Nuclear Supply'),
  named('和泽无菌用品', '医疗洁净耗材', 'Heze Sterile Goods'),
  named('铁顺机车备件', '轨交备件', 'Tieshun Locomotive Spares'),
  named('潮信船舶电气', '船用电缆', 'Chaoxin Marine Electrics'),
  named('微尘半导体配件', '半导体洁净件', 'Weichen Semiconductor Parts'),
  named('北辰高温轴承', '特种轴承', 'Beichen High-temperature Bearings'),
  named('云程飞机零件', '航空紧固件', 'Yuncheng Aircraft Parts'),
  named('固城核级密封', '核电阀门', 'Gucheng Nuclear Seals'),
  named('安澜手术耗材', '医疗洁净耗材', 'Anlan Surgical Supplies'),
  named('中枢地铁维保', '轨交备件', 'Zhongshu Metro Maintenance'),
  named('瀚洋特种线缆', '船用电缆', 'Hanyang Special Cables'),
]
