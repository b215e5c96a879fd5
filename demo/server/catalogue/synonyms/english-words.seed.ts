import type { OtherWords } from './other-words'

/** English words shared by several kinds, and English attribute values. */
// oxfmt-ignore
export const englishWords: OtherWords = {
  轴承: 'bearing; ball bearing', 滚子轴承: 'roller bearing', 螺栓: 'bolt', 螺钉: 'screw', 螺母: 'nut', 垫圈: 'washer', 挡圈: 'circlip; retaining ring; snap ring', 铆钉: 'rivet', 销: 'pin', 弹簧: 'spring', 锚栓: 'anchor; anchor bolt', 垫片: 'gasket', 密封: 'seal',
  手套: 'glove', 面罩: 'respirator', 安全: 'safety', 鞋: 'shoe; footwear', 靴: 'boot', 眼镜: 'eyewear', 防护: 'protective; protection', 扳手: 'wrench; spanner', 套筒: 'sleeve', 螺丝批: 'screwdriver', 钳: 'pliers; plier', 锤: 'hammer', 剪: 'shears; scissors; snip', 锯: 'saw', 钻: 'drill',
  磨: 'grinding; grinder', 切割: 'cutting', 刀: 'knife; cutter', 铣刀: 'milling cutter; mill', 丝锥: 'thread tap', 砂轮: 'abrasive wheel', 锉: 'file', 阀: 'valve', 球阀: 'ball valve', 蝶阀: 'butterfly valve', 闸阀: 'gate valve', 止回阀: 'check valve; non-return valve', 电磁阀: 'solenoid valve; solenoid', 减压阀: 'reducing valve',
  泵: 'pump', 管: 'pipe; tube; tubing', 软管: 'hose', 管件: 'fitting', 接头: 'connector; coupling; joint; adapter', 联轴器: 'shaft coupling', 过滤器: 'filter', 气缸: 'cylinder', 空压机: 'compressor', 液压: 'hydraulic', 气动: 'pneumatic', 真空: 'vacuum', 电机: 'motor; electric motor', 减速机: 'gearbox; speed reducer; reducer',
  皮带: 'belt', 链: 'chain', 断路器: 'breaker', 继电器: 'relays', 开关: 'switch', 插座: 'outlet; receptacle', 插头: 'plug', 电缆: 'cable', 电线: 'wire', 端子: 'terminal', 灯: 'light; lamp; lighting', 变压器: 'transformer', 传感器: 'sensor', 卡尺: 'calipers', 千分尺: 'micrometers', 表: 'gauge; meter', 温度计: 'temperature gauge',
  油: 'oil', 脂: 'grease; lubricant', 胶: 'glue; adhesive', 漆: 'paint; coating', 清洗剂: 'cleaner; cleaning agent', 喷剂: 'spray; aerosol', 胶带: 'tape; adhesive tape', 工具: 'tool', 锂电: 'cordless; lithium; li-ion', 电动: 'electric; motorized', 手动: 'manual', 数显: 'digital', 工业: 'industrial', 一次性: 'disposable',
  不锈钢: 'stainless; stainless steel; SS; inox; inox steel', 碳钢: 'carbon steel', 合金钢: 'alloy steel', 黄铜: 'brass', 铜: 'copper', 铝: 'aluminium; aluminum', 铸铁: 'cast iron', 球墨铸铁: 'ductile iron', 丁腈: 'nitrile; NBR; buna-n; nitrile rubber', 氟橡胶: 'viton; FKM; FPM', 硅: 'silicone; VMQ', 三元乙丙: 'EPDM', 聚四氟乙烯: 'PTFE; teflon', 尼龙: 'nylon; polyamide',
  橡胶: 'rubber', 塑料: 'plastic', 陶瓷: 'ceramic', 聚氨酯: 'polyurethane', 镀锌: 'galvanised; galvanized; zinc plated; zinc', 发黑: 'black oxide', 镀铬: 'chrome plated; chrome', 全螺纹: 'full thread; fully threaded', 半螺纹: 'partial thread; half thread', 法兰: 'flanged', 高温: 'high temperature', 防水: 'waterproof', 防爆: 'explosion proof; explosion-proof',
  防静电: 'antistatic; ESD; anti-static', 绝缘: 'insulated; insulating; insulation', 红色: 'red', 黄色: 'yellow', 蓝色: 'blue', 白色: 'white', 黑色: 'black', 绿色: 'green', 橙色: 'orange', 灰色: 'grey; gray', 橡胶密封: 'rubber seal; rubber sealed', 双面橡胶密封: 'sealed bearing', 六角: 'hex; hexagon', 十字: 'phillips; cross', 反光: 'reflective', 焊: 'welding', 三相: 'three phase; three-phase; 3-phase',
}
