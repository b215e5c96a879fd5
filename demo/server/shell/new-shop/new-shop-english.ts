/** English texts of the demo's salesperson and shelves. */
export const shelvesInEnglish: Record<string, string> = {
  周明远: 'Zhou Mingyuan',
  客户经理: 'Account manager',
  '负责苏南机械与汽配企业，按设备清单备货；旧型号可发来对照选型。':
    'Looks after machine builders and car parts makers in southern Jiangsu, and stocks by your list of equipment. Send old models to find what replaces them.',
  常备工具: 'Everyday tools',
  劳保补货: 'Workwear to restock',
  设备备件: 'Spare parts',
  润滑与清洗: 'Lubricants and cleaning',
}
