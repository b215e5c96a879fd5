import type { OtherWords } from './other-words'

/** Designation suffixes of other makers, and numbers of older standards. */
// oxfmt-ignore
export const designations: OtherWords = {
  '2RS': '2RSH; 2RS1; 2RSR; 2RSL; 2RU; RSH; DDU; DDU2; LLU; LLB; LLH; NSE; 2NSE; 2NKE; 2RSC3; DDUC3; DDUCM; 2RSH/C3; 2RS1/C3; LLUC3; 2RSRC3; 2RSR-C3; 2RD; 2LS; LU',
  ZZ: '2Z; 2ZR; ZZCM; ZZE; 2Z/C3; ZZC3; 2ZR-C3; 2ZRC3; ZZ/C3; 2ZC3; ZZ1; ZZMC3; 2ZE', '开式': 'open bearing; open type',
  '6204 2RS': '180204', '6205 2RS': '180205', '6206 2RS': '180206', '6207 2RS': '180207', '6208 2RS': '180208', '6202 2RS': '180202', '6203 2RS': '180203', '6201 2RS': '180201', '6305 2RS': '180305', '6304 2RS': '180304', '6209 2RS': '180209', '6210 2RS': '180210', '6004 2RS': '180104',
  '6203 ZZ': '80203', '6201 ZZ': '80201', '6202 ZZ': '80202', '6204 ZZ': '80204', '6205 ZZ': '80205', '6206 ZZ': '80206', '6207 ZZ': '80207', '6208 ZZ': '80208', '608 ZZ': '80018; 608 2Z', '6204': '204轴承; 160204; 60204; 204型轴承', '6205': '205轴承; 160205; 60205', '6206': '206轴承; 60206', '6207': '207轴承', '6208': '208轴承',
  '6202': '202轴承', '6203': '203轴承', '6201': '201轴承', '6305': '305轴承', '6304': '304轴承', '6209': '209轴承', '6210': '210轴承', '6004': '104轴承', '30204': '7204E', '30205': '7205E', '30206': '7206E', '30208': '7208E', '32206': '7506E', '51104': '8104', '51105': '8105', '51106': '8106', '51108': '8108', '51204': '8204', '51206': '8206', 'NU206': '32206H; RNU206',
  '7204AC': '46204', '7203C': '36203', '7206C': '36206', '7207AC': '46207', '7205B': '66205; 7205BEP; 7205BECBP; 7205BW', '7208B': '66208; 7208BEP; 7208BECBP', '7305B': '66305; 7305BEP; 7305BECBP', '7308B': '66308; 7308BEP; 7308BECBP', 'NU204': '32204H', 'UCP205': 'SY25TF; P205; SY 25 TF; UCP205D1; UCP20516; UCP205J; 1000825', 'UCP204': 'SY20TF; P204; UCP204D1', 'UCP206': 'SY30TF; P206; UCP206D1', 'UCP207': 'SY35TF; P207', 'UCP208': 'SY40TF; P208', 'UCFL204': 'FYTB20TF; FL204', 'UCFL205': 'FYTB25TF; FL205', 'UCF204': 'FY20TF; F204', 'UCF205': 'FY25TF; F205', 'UCF206': 'FY30TF; F206',
  '三角带 SPB': '5V; SPB型', '链 08A': '40链条; 40-1链条; RS40; ANSI40; 链条40', '链 08B': '1/2链条', '链 10A': 'RS50; ANSI50; 50-1; 50链条', '链 12A': 'RS60; ANSI60; 60-1; 60链条', '链 16A': 'RS80; ANSI80; 80-1; 80链条', '链 06B': 'RS35; 3/8链条',
}

/** Well-known makers whose goods are not sold here. */
export const makers =
  'SKF; NSK; FAG; NTN; KOYO; NACHI; INA; TIMKEN; IKO; THK; HIWIN; ASAHI; FYH; HRB; ZWZ; LYC; 哈轴; 洛轴; 瓦轴; 人本; 斯凯孚; 恩斯克; 舍弗勒; 铁姆肯; 上银; 进口; 国产; GATES; 盖茨; OPTIBELT; 三星; DONGHUA; 东华; ' +
  'BOSCH; 博世; MAKITA; 牧田; DEWALT; 得伟; HILTI; 喜利得; STANLEY; 史丹利; 东成; 大艺; METABO; HITACHI; 日立; 世达; SATA; KNIPEX; WERA; WIHA; 3M; HONEYWELL; 霍尼韦尔; ANSELL; 安思尔; MSA; 梅思安; DELTAPLUS; 代尔塔; UVEX; 优唯斯; ' +
  'SIEMENS; 西门子; SCHNEIDER; 施耐德; ABB; EATON; CHINT; 正泰; DELIXI; 德力西; OMRON; 欧姆龙; MITSUBISHI; 三菱; PHOENIX; 菲尼克斯; WAGO; 万可; IFM; SICK; 远东; FESTO; 费斯托; SMC; AIRTAC; 亚德客; PARKER; 派克; REXROTH; 力士乐; ' +
  'FLUKE; 福禄克; MITUTOYO; 三丰; TESTO; 德图; UNI-T; 优利德; LOCTITE胶; 乐泰; SHELL; 壳牌; MOBIL; 美孚; CASTROL; 嘉实多; KLUBER; DANFOSS; 丹佛斯; GRUNDFOS; 格兰富; WILO; SANDVIK; 山特维克; KENNAMETAL; ISCAR; 株洲钻石; PHILIPS; 飞利浦; OSRAM; 欧司朗; KYOTO; KSB; NBK; DIXELL'

/** Filler words that are irrelevant for the search. */
export const noise =
  '现货; 批发; 求购; 采购; 多少钱; 价格; 报价; 厂家; 厂家直销; 直销; 包邮; 供应; 供应商; 询价; 正品; 原装; 特价; 便宜; 优质; 高品质; 高质量; 热销; 新款; 质量好; 哪里买; 哪里有; 哪家好; 怎么卖; 怎么买; 需要; 我要; 我想买; 想买; 买; 购买; 要; 请问; 有没有; 有货吗; 有吗; 有货; 吗; 的; 急; 急用; 急需; 急求; 大量; 批量; 一批; 一个; 一箱; 一盒; 几个; 个; 只; 件; 套; 箱; 盒; 米; 支; 把; 双; 型号; 规格; 品牌; 牌; 推荐; 图片; 参数; 说明书; 尺寸; 配件; 用; 和; 与; 用的; 工业级; 工业用; 家用; 商用; 大全; 淘宝; 京东; 1688; 阿里巴巴; 网上; 商城; 官网; 旗舰店; 同款; 替代; 代替; 相当于; 类似; 等同; 通用型号; 送货; 含税; 开票; 一级代理; 代理; 经销商; 公司; 最新; 今日; 左右; 以上; 好用; 耐用; 专用型; ' +
  'buy; price; prices; cheap; for sale; wholesale; supplier; suppliers; manufacturer; factory; best; stock; in stock; online; order; pcs; pieces; piece; set; sets; each; qty; quantity; need; want; i need; looking for; quote; quotation; for; with; and; of; the; a; an; in; to; please; equivalent; replacement; type; size; mm; pc; pack; box; standard; quality; high quality; genuine; original; brand; new; industrial grade; heavy duty; metric; ea; rfq; no; inquiry; catalog; china'
